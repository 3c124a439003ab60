# The result: podium, classification, score sheets, the hands, the fairness proof, what to do next.

# --- The podium ---

# Above the headline; $mode is a mode's name.
podium-over = Result, { $track }, { $mode }
podium-over-tour = Result, { $mode }
podium-race = Race { $race }, { $track }
# A drawing, spoken.
podium-picture = The podium: { $cars }.
podium-order = Finishing order
podium-order-ahead = At the end
podium-stalled = { car }, stalled
podium-nobody-home = No car came home.

# --- Who came where ---

podium-sheets = Score sheets
podium-standings = The standings
# What a total is made of; every amount with its currency.
podium-prizes = Prizes
podium-bets = Bets
podium-paid = Paid at auction
podium-total = Winnings
podium-no-car = no car
podium-no-money = Money does not count in this game; the best car does.

# --- Every hand ---

podium-hands = Every hand
podium-hands-about = What everybody was dealt. Cards that were never played are struck out.
podium-hands-about-pile = What everybody held at the start; the rest came from the pile. Cards that were never played are struck out.
podium-hand-of = { $player }’s cards
podium-unplayed = { $card }, never played

# --- What next ---

podium-rematch = Rematch
podium-to-rematch = To the rematch
podium-replay = Watch the replay
podium-file = Download the game

share-game = Share
share-title = Downforce, { $track }
share-text = A race at { $track }: { $result }
share-link = Link to the replay
share-copy = Copy
share-copied = Copied.
share-by-hand = The link is selected: copy it with your keyboard.

# --- The proof ---

proof-title = A fair deal
proof-about = Nobody chose these cards. Before the deal the server sealed a secret number, then every person at the table added one of their own. Together they made the seed, and the seed shuffled everything. Your browser has just repeated the calculation.
proof-about-bots = Nobody chose these cards. Before the deal the server sealed a secret number; it made the seed, and the seed shuffled everything. Only bots sat at this table, so nobody added a number. Your browser has just repeated the calculation.
proof-proved = Proved: your receipt is that of this deal, and everything fits.
proof-consistent = Consistent: everything fits, but this browser holds no receipt for this deal. Compare the sixteen digits with those of a player.
proof-consistent-bots = Consistent: everything fits. Nobody added a number to this deal, so there is no receipt to prove it.
proof-unfair = Not fair: { $flaw ->
    [prepared] the deal is said to be prepared, but your number was given to it
    [no-receipt] you hold a receipt, but the file of this game has none
    [left-out] your number is not in this deal. It was given in a round that was abandoned
    [other-deal] your number is not in this deal. Your receipt is for another one
    [replaced] another seal stands in the place of yours
    [receipt] the receipt in the file is not the one that the numbers make
    [rounds] the rounds of the deal do not add up
    [secret] a secret is not the one that was sealed
    [number] a number is not the one that was sealed
    [seed] the secret and the numbers make a different seed
   *[digest] the file is not the game that was played here
}. Keep the file, and do not trust this deal.
proof-late = A connection lost while the numbers were collected gives this result too.
proof-digits = Receipt
proof-checking = Checking…
proof-no-file = The file of the game could not be fetched, so the seed is not checked.
# Behind each line stands one of these two, as a mark that is spoken.
proof-holds = matches
proof-fails = does not match
proof-secret = The server’s secret is the one it had sealed
proof-nonce = { $player }’s number is the one sealed before the deal
proof-own = Your receipt is the one of this deal, so your number is in it
proof-receipt = The receipt in the file is the one that these numbers make
proof-rounds = { $count ->
    [one] The cards were dealt at the first try
   *[other] The deal took { $count } rounds, and the file lists each: anyone who held a number back could force another deal
}
proof-seed = Secret and numbers together make the seed of the game
proof-digest = The file is the game that was played here, down to the last letter
proof-numbers = Show the numbers
proof-number-commitment = Seal of the secret
proof-number-secret = Secret
proof-number-sealed = { $player }’s seal
proof-number-nonce = { $player }’s number
proof-number-seed = Seed
proof-number-receipt = Receipt for the deal
proof-number-digest = Digest of the file
proof-verify = To check deal, moves and score as well, download the game and let two programs play it again:

result-taken-back = { $count ->
    [one] { $player } undid a turn once after something had been revealed.
   *[other] { $player } undid turns { $count } times after something had been revealed.
}
