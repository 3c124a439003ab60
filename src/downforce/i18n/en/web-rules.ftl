# The rules page. Names of powers, modes, editions and options come from their own catalogues.

rulebook-over = How to play
rulebook-title = The rules
rulebook-lead = Two to six players buy six racing cars, drive them round once with the cards in their hands, and bet on the winner along the way. You steer every car on the card you play, even the ones you would rather see in the hay bales.
rulebook-contents = Contents
rulebook-home = Downforce, go to the home page

# --- The goal ---

rulebook-goal = The goal
rulebook-goal-prizes = Prizes
rulebook-goal-bets = Bets
rulebook-goal-price = Auction
rulebook-goal-winnings = Winnings
rulebook-goal-own = Own a fast car and you win the prize. Bet on a fast car, and it does not matter whose it is.

# --- Set-up ---

rulebook-setup = Before the start
rulebook-setup-grid = The six cars line up on the grid at random.
rulebook-setup-cards = The 42 speed cards are dealt out evenly: 21, 14, 10, 8 or 7 each for two to six players. With four or five players the two cards left over stay out, unseen.
rulebook-setup-figure = Red has drawn the pole.
rulebook-setup-lots = The six Speed-8 cards and the six powers are shuffled into two piles. They are what is sold.
rulebook-setup-deck = The published rules do not list every card. The printed examples fix some; the rest of this deck is our reconstruction.

# --- The auction ---

rulebook-auction = The auction
rulebook-auction-lot = One car at a time comes up, with a power. Everybody places a card face down, then all are turned up together.
rulebook-auction-bid = The number beside the car’s colour is your bid, in millions. A card without that colour is a pass.
rulebook-auction-tie = The highest bid takes the lot. A tie? The card with more lines wins; still tied, the one without a wild; still tied, the seat nearest to the left of the last buyer.
rulebook-auction-win = The winner notes the price, takes the car, its Speed-8 card and the power. All cards go back to the hands they came from: bidding costs money, not cards.
rulebook-auction-wild = No card of that colour in your hand? Then a card with a wild may be declared a bid, at the wild’s number. Two wilds count as the higher one.
rulebook-auction-everyone = Everybody ends up with at least one car. When there are only as many cars left as players without one, nobody else may bid. The last car of all goes without bidding to the player who has none, at the lowest number of that colour in that player’s hand; without the colour, at the lowest wild; without a wild, at the lowest number of all.
rulebook-auction-aside = If nobody bids, the lot is set aside. At the end players without a car bid on it; if there are none, or they pass again, that car races without an owner.
rulebook-auction-eight = A Speed-8 card you have bought may be placed too; it counts as a pass.
rulebook-auction-power = Bought several powers? Keep one for the race. It serves all your cars.
rulebook-auction-example = Example: green is up for sale, with Cunning.
rulebook-auction-example-end = { $first } and { $second } both bid 6. { $first }’s card has more lines, so { $first } pays 6 million and takes the green car.
# $player and a caption under a card.
rulebook-auction-pass = { $player } passes
rulebook-auction-bids = { $player } bids { $amount }

# --- The race ---

rulebook-race = The race
rulebook-race-first = The owner of the car on pole begins; if it has no owner, the owner of the next car on the grid. Turns pass to the left. On your turn, play one card.
rulebook-race-lines = Read it from the top. Each line moves its car that many spaces, and you steer all of them, your own or not.
rulebook-race-home = Lines of cars that are home, or cannot take a step, are passed over.
rulebook-race-done = Then the card goes face up on the discard pile. Everybody may look through it.
rulebook-card = Reading a card
rulebook-card-first = First line: blue goes 6.
rulebook-card-second = Then orange, 4.
rulebook-card-wild = A wild: 2 for a car that is not on this card. You name it when you get there.
rulebook-card-last = Last, yellow goes 1.
rulebook-wild-two = Two wilds on a card name two different cars. A car that is home or jammed may be named: that move is lost, and sometimes that is what you want.

# --- Steering ---

rulebook-steering = Steering
rulebook-steering-forward = A step goes to a touching space, straight ahead or diagonal, whose front edge lies farther ahead. Never sideways, never back.
rulebook-steering-full = A car goes its full number if the way you choose allows. You may slip diagonally between two cars, but never through one.
rulebook-steering-figure = Orange may take one of the three bright spaces: never one beside it, never one behind.
rulebook-front-figure = Spaces are not always in line: the front edge decides. Orange may enter the three bright spaces. The front edges of the crossed ones lie behind its own.
rulebook-jam = Jams
rulebook-jam-stop = A way that runs into a jam ends there, and the rest of the move is lost. You may choose such a way on purpose, even if another goes farther.
rulebook-jam-must = But if there is a first step, the car has to take it.
rulebook-jam-figure = Red is in the single lane and does not move. Blue had 6, goes 3 and loses the rest.
rulebook-jam-choice-figure = Blue has 4. It may pass red and black and go all 4, or go 1 and stop behind them on purpose.

# --- Powers ---

rulebook-powers = The powers
rulebook-powers-about = One for each player, all race long. Cunning always works; the others are yours to use or not.
rulebook-powers-aggressive = Never with a wild on top. A Speed-8 of your own becomes 8 or 9.
rulebook-powers-cunning = The player who plays the card still names the wilds and uses their own power.
rulebook-powers-determined = The space it started from and the two extra ones may have any shape.
rulebook-powers-strategic = A wild too, if you like.
rulebook-powers-tricky = The whole card, or none of it.
rulebook-powers-unpredictable = Two wilds still name two cars.
rulebook-rectangle-figure = For Determined: the bright spaces are rectangles. Those in the bend are not, as their ends are not parallel.

# --- Bets ---

rulebook-bets = The bets
rulebook-bets-line = Three yellow lines cross the track. When the first car crosses one, everybody secretly marks a winner, as soon as that card is done.
rulebook-bets-any = Any car will do: yours, a rival’s, one without an owner, the same as last time, even one that is home.
rulebook-bets-all = Players without cards, and players whose cars are home, bet too. A card that crosses two lines opens two bets, one after the other.
rulebook-bets-secret = Bets stay secret until the end. Early ones pay more.
rulebook-bets-figure = Green is the first across the yellow line: bets are open.

# --- Finish and scoring ---

rulebook-finish = Finish and scoring
rulebook-finish-order = A car across the line takes the next place and leaves the track; how far it would have gone on does not matter.
rulebook-finish-out = When all your cars are home, you discard your hand and play no more cards.
rulebook-finish-end = The race ends when all cars are home or all cards are played. A car that never came home has stalled: no prize, and nothing for those who bet on it. Its owner keeps the rest.
rulebook-finish-figure = Red has 6 and needs 3: it crosses the line, takes the next place and leaves the track.
rulebook-prizes = Prizes
rulebook-payouts = Bets pay
rulebook-place = Place
rulebook-bet = Bet { $number }
rulebook-finish-tie = The most money wins. A tie? The player whose best car finished higher wins. None of those tied has a car home? Then the win is shared.
rulebook-score-example = Example: blue wins, then yellow, red, black, green and orange. { $player } owns yellow and green, and has bet on yellow, yellow and blue.

# --- Two players ---

rulebook-two = Two players
rulebook-two-open = Your Speed-8 cards lie face up in front of you. They cannot be used to bid, and you draw no card after playing one.
rulebook-two-hand = After the auction each player shuffles their 21 cards and draws seven. Play one, draw one.
rulebook-two-cunning = What happens to Cunning depends on the edition.

# --- Modes ---

rulebook-modes = Other ways to play
rulebook-mode-beginner = No auction, no powers, no bets: cars are dealt so that everybody has the same number. You hold three cards and draw after each one you play. The game ends after the card that brings home the first car with an owner. If the cards run out first, the car farthest ahead wins.
rulebook-mode-long-distance = Auction and powers as always, but no finish line and no bets. If cars are level, the one nearer the inside is ahead. Prices are noted and do not count, and a car without an owner cannot win.
rulebook-mode-world-tour = The second race has a new deal and a new auction; nothing is carried over but the money. A tie goes to the best finishing place in either race; if that is equal too, the win is shared.

# --- Editions ---

rulebook-editions = The editions
rulebook-editions-about = The five printed editions agree on almost everything. Where they differ, you choose at the table:
rulebook-edition = Edition
rulebook-edition-bid = Bid without colour or wild
rulebook-edition-cunning = Cunning, two players
rulebook-edition-money = Money
rulebook-edition-bid-yes = lowest number
rulebook-edition-bid-no = no
rulebook-edition-stays = stays
rulebook-edition-removed = is taken out
rulebook-edition-may-swap = may be swapped
rulebook-edition-must-swap = must be swapped

# --- House rules ---

rulebook-house = House rules
rulebook-house-about = Each of these can be set on its own; the first five in the standard game only.
