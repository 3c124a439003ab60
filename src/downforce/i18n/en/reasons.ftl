# Why something was refused, in one sentence. The ids are those of the library's Reason.

reason-not-your-turn = It is not your turn.
reason-wrong-phase = That cannot be done now.
reason-game-over = The game is over.
reason-malformed = That is not an action of this game.

reason-card-not-in-hand = That card is not in your hand.
reason-not-a-bid-card = A Speed-8 card that lies face up cannot be placed as a bid.
reason-cannot-declare = You can declare a card only when you hold nothing of the colour, and only with a wild if you have one.
reason-must-bid = There is a car for each of you and nobody may pass, so place a card that counts as a bid.
reason-power-not-yours = You can only keep a power you hold.
reason-power-not-free = You can only swap for a power that is out of the game.
reason-must-swap = At this table Cunning has to be swapped.

reason-cannot-reverse = Only Tricky reads a card from bottom to top, and only one with two lines or more.
reason-colour-on-card = A wild names a colour that is not on the card.
reason-colour-named-twice = Two wilds name two different colours.
reason-cannot-skip = You cannot skip this line.
reason-wrong-car = Another car moves now.
reason-out-of-reach = The car cannot end there.

reason-bad-player-count = Downforce is for 2 to 6 players, not { $detail }.
reason-bad-option-value = { $detail } is not a valid value for this option.
reason-unknown-option = There is no option { $detail }.
reason-switch-needs-standard = The beginner switches work in the standard game only, not with { $detail }.
reason-no-bets-in-long-distance = A long-distance race has no bets.
reason-track-not-used = A World Tour needs two tracks and every other game one; the number is wrong here: { $detail }.
reason-bad-deal = The deal does not hold every car, power and card exactly once.

# Names that no list holds. $kind is the kind of thing, $known the names there are.
unknown-name = No { $kind ->
    [track] track
    [deck] deck
    [edition] edition
    [mode] mode
    [power] power
    [bot] bot
    [language] language
   *[other] { $kind }
} is called “{ $name }”; { $count ->
    [0] there are none
    [one] there is only { $known }
   *[other] the choices are { $known }
}.

# A text that cannot be read. $cause comes from the reader, in English.
unreadable = { $place }: { $cause }.
