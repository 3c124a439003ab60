# The auction on the stage: what a lot may bring, and the bids turned up.

lot-brings = What it can earn
lot-brings-prizes = Prizes, 1st to 6th
lot-brings-bets = Your three bets, if the car you pick comes 1st, 2nd or 3rd
lot-owed = You owe { $money } so far. You pay at the end.
lot-owes-nothing = You owe nothing yet. You pay at the end.
lot-bids = The bids for { car.the }
lot-bids-show = Show the bids
lot-bids-hide = Hide the bids
lot-unsold = No bid
sheetpad-owed = owed, and paid at the end
