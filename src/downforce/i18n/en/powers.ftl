# The powers: the name, then what it does in one sentence.

power-aggressive = Aggressive
power-aggressive-effect = When the top line of your card is one of your cars, that car may go one space farther.

power-cunning = Cunning
power-cunning-effect = You steer your own cars, whoever plays the card.

power-determined = Determined
power-determined-effect = When a card of yours takes your car over rectangular spaces only, it may go two more at once.

power-strategic = Strategic
power-strategic-effect = You may leave out one line of every card you play.

power-tricky = Tricky
power-tricky-effect = You may read a card you play from bottom to top.

power-unpredictable = Unpredictable
power-unpredictable-effect = Your wilds may name a colour that is on the card already.

power-none = no power
