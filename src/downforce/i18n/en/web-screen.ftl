# A television shows the board, and phones hold the hands.
screen-title = Big screen
screen-code-over = The board on this screen
screen-code-title = Show a table here
screen-code-how = Open the menu of your table on your phone, choose “Big screen” and type this code. Or scan it.
screen-code-none = A code is on its way.
screen-ended = The table no longer uses this screen.
screen-pass-how = Scan it with a phone to join, or type the code on the home page:
screen-seats-full = Every seat is taken. The host starts the race.
screen-seat-bot = bot
screen-plays = { $player } plays
screen-plays-reverse = { $player } plays, bottom up
screen-ask-bid = { car.start-the } is up for sale. Choose a card.
screen-ask-keep = Each player keeps one power.
screen-ask-swap = { $player } may swap Cunning.
screen-ask-play = { $player } plays a card.
screen-ask-wild = { $player } names a car for the wild.
screen-ask-skip = { $player } may skip the { car } line.
screen-ask-move = { $player } steers { car.the }.
screen-ask-bonus = { $player } has a bonus move for { car.the }.
screen-ask-bet = Bet { $number }: who wins? Mark a car.
screen-closed = { $count } of { $all } closed
screen-home = home
screen-skipped = skipped
screen-steps = { $steps } of { $speed }
screen-jammed = jammed
screen-bids-for = The bids for { car.the }.
screen-keys = M sound · L language · N night · O edge · F full screen
screen-awake = Over plain http this page cannot keep the screen on: switch the screen saver off.
screen-menu-about = Open { $address } on a television, and type the code that it shows.
screen-menu-code = Code on the screen
screen-menu-tie = Show the board there
screen-menu-on = { $count ->
    [one] A big screen shows the board.
   *[other] { $count } big screens show the board.
}
screen-menu-end = Close the big screens
screen-menu-window = A window for a second display
screen-hand-board = Show the board here
screen-hand-hand = Hand only
screen-hand-sound = Sounds here too, not only on the big screen
screen-tie-title = Which table goes on the screen?
screen-tie-none = Take a seat at a table first, then scan the code again.
screen-tie-done = The screen shows the table.
prefs-night = Night
prefs-night-device = as this device
prefs-night-on = on
prefs-night-off = off
