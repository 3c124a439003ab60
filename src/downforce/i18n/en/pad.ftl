# The score pad for the printed game: what people write down, and the sheets it comes to.

pad-title = Score pad
pad-over = For the boxed game
pad-lead = Write down who buys which car, how you bet and who comes home. The pad does the sums and breaks the ties.
pad-home = Downforce, go to the home page
pad-kept = What you write stays on this device, even when you close the page.

# --- The parts of the pad ---

pad-parts = Parts of the pad
pad-part-players = Players
pad-part-auction = Auction
pad-part-dealt = Cars
pad-part-bets = Bets
pad-part-order = Finish
pad-part-sheets = Score sheets
pad-part-done = complete
# $part is one of the parts above.
pad-next = Next: { $part }
pad-mend = Go to: { $part }

# --- Players ---

pad-players = Who is playing?
# The label of a field for a name, and the name of somebody who gave none.
pad-player = Player { $number }
pad-add = Add a player
pad-remove = Remove { $player }
pad-rules = Rules for beginners

# --- Auction ---

pad-auction-about = Tap a car when it is sold.
pad-dealt-about = Tap a car, and say who was dealt it.
pad-owner = Bought by
pad-owner-dealt = Dealt to
pad-price = Price
pad-power = Power sold with it
pad-nobody = nobody
pad-close = Done
pad-without = no owner

# --- Bets ---

pad-way = How do you bet?
pad-way-round = Pass the phone around
pad-way-round-about = At each betting line every player marks a bet in secret; the sheets stay covered in between.
pad-way-open = Write all bets down
pad-way-open-about = You bet on paper. Copy the crosses here when the race is over.
pad-uncover = This shows everybody the bets that were marked in secret.
pad-uncover-yes = Show them
pad-covered = Bets covered
pad-line = Bet { $number }: has a car crossed betting line { $number }? Then pass the phone to { $player }.
pad-pass = Bet { $number }: pass the phone to { $player }.
pad-show = I am { $player }: show my sheet
pad-cover = Cover my sheet
pad-which = Which bet?
pad-bets-in = All bets are marked. They stay covered until the finish is written down.
pad-correct = Correct a bet
# Beside a name, spoken: who has marked the present bet.
pad-marked = marked
pad-waiting = not yet
pad-bets-of = { $player }’s bets

# --- Finish ---

pad-order-about = Tap the cars in the order in which they come home.
pad-order-first = Tap all six cars in the order they are in when the race ends: those that are home, then the others, the one farthest ahead first.
pad-order-ahead = Tap all six cars, the one farthest ahead first. If cars are level, the one nearer the inside of the track comes first.
pad-order-crossed = How many cars crossed the finish line?
pad-order-stalled = The other cars stalled
pad-order-none = No car came home
pad-order-open = There are more cars to come
# On a button with a car, spoken.
pad-order-take = { car.start } is { place }
pad-order-drop = Remove { car }, { place }

# --- Score sheets ---

pad-unfinished = Not finished yet
pad-picture = Save as a picture
pad-share = Share the picture
pad-print = Print
pad-saved = The picture is in your downloads.
pad-not-saved = This browser could not make the picture. Print the page instead.
pad-new = New pad
pad-new-ask = Clear everything on this pad?
pad-new-same = Yes, same players
pad-new-all = Yes, clear all
pad-new-no = No, keep it
# At the foot of the picture.
pad-picture-made = Scored with the Downforce score pad

# --- What cannot be, or is still missing: one sentence each ---

pad-fault-no-such-player = The owner of { car.the } is not among the players.
pad-fault-price-missing = What did { $player } pay for { car.the }?
pad-fault-price-impossible = { car.start-the } cannot have cost { $money }: a bid is a number from 1 to 6.
pad-fault-power-twice = { $power } is in the game only once, so it cannot have been sold with two cars.
pad-fault-power-not-in-play = { $power } is not in this game, so it cannot have been sold with { car.the }.
pad-fault-no-car = { $player } has no car yet; after the auction everybody has at least one.
pad-fault-cars-dealt = { $player } needs { $count ->
    [one] exactly one car
   *[other] exactly { $count } cars
}: all players are dealt the same number.
pad-fault-bet-missing = { $player }’s bet { $number } is missing.
pad-fault-order-missing = The finish is not complete: tap the cars that came home, then say that the others stalled.
pad-fault-car-twice = { car.start-the } can only come home once.
pad-fault-car-missing = Where is { car.the }? In this game the position of every car counts.
pad-fault-home-too-many = More cars crossed the finish line than you have tapped.
pad-fault-offline = The pad cannot do the sums while the server is not answering. What you wrote is kept.
