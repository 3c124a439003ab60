# The powers: the name, then what it does in one sentence.

power-aggressive = Aggressive
power-aggressive-effect = When the top line of your card is one of your cars, that car may go one space farther.
power-aggressive-example = Your card begins with your own red 6: red goes 6, or 7 if you like.

power-cunning = Cunning
power-cunning-effect = You steer your own cars, no matter who plays the card.
power-cunning-example = Bruno plays a card with your green 4 on it: you choose where green goes, not Bruno.

power-determined = Determined
power-determined-effect = When a card of yours takes your car over rectangular spaces only, it may immediately go two more.
power-determined-example = Your yellow 3 enters three rectangles in a row: it may immediately go two more, five in all.

power-strategic = Strategic
power-strategic-effect = You may skip one line of every card you play.
power-strategic-example = Your card says red 6, blue 4, black 2. You skip blue, your rival, and it stays where it is.

power-tricky = Tricky
power-tricky-effect = You may read a card you play from bottom to top.
power-tricky-example = Your card says red 6, blue 4, black 2. Read from bottom to top, black clears the way first and red goes last.

power-unpredictable = Unpredictable
power-unpredictable-effect = Your wilds may name a colour that is already on the card.
power-unpredictable-example = Your card says red 6 and a wild 2. You name red again, and red goes 6 and then 2.

power-none = no power
power-example = For example:
