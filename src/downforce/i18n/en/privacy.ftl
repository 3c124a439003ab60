# The page on privacy: what this server keeps, and for how long.

privacy-title = Privacy
privacy-home = Home
privacy-lead = There are no accounts, no advertising and no trackers. The server keeps only what the game needs.
privacy-cookie = A cookie
privacy-cookie-text = A cookie with a random number tells the server that you are the same person as before, so that you keep your seat. Your browser deletes it after { $days } days. The server stores a random id and a hash of the number.
privacy-visitor-days = The server deletes both { $days ->
    [one] 1 day
   *[other] { $days } days
    } after your browser got the cookie.
privacy-visitor-never = The server keeps both until the person who runs it deletes them.
privacy-table = At the table
privacy-table-text = The server stores the name you type, your moves and what you write in the chat. Everybody at the table sees the name and the chat. { $hours } hours after the end of the game, this log is deleted.
privacy-idle-days = A table whose game is not finished is deleted { $days ->
    [one] 1 day
   *[other] { $days } days
    } after the last move, at the latest.
privacy-idle-never = A table whose game is not finished stays until the person who runs the server deletes it.
privacy-days = Races over several days
privacy-days-text = The server stores when you last opened such a race, your time zone, and the night and the holidays that you set. The others at the table see how long it will wait for you, and when you are back from a holiday.
privacy-days-idle = If nothing happens at such a table for { $days ->
    [one] 1 day
   *[other] { $days } days
    }, its players see a warning. { $later ->
    [one] 1 day
   *[other] { $later } days
    } later it is deleted, unless one of them opens it.
privacy-calls = Alerts
privacy-calls-text = If you turn on alerts, the server stores the addresses that you give it (of your browser, your mailbox or your webhook), your language, and for 30 days what happened to each alert. To alert you, it sends the circuit, the names of the players and the time limit to the push service of your browser, your mail provider or your webhook. If you turn off one of these ways, its address is deleted.
privacy-game = Finished games
privacy-game-text = The server keeps a file with the moves and the names, for the replay. It also stores which games were yours, for your list of races. Games of public tables also join an open collection, without names.
privacy-game-days = The file is deleted after { $days ->
    [one] 1 day
   *[other] { $days } days
}.
privacy-game-never = The file stays until the person who runs the server deletes it.
privacy-address = Network addresses
privacy-address-text = The server uses your network address to limit the number of requests. It stores the address only if it is banned. A proxy in front of the server may log it.
privacy-browser = In your browser
privacy-browser-text = Your settings and a copy of the list of your races are stored in your browser. To delete them, delete the data of this site there.
privacy-delete = How to delete your data
privacy-delete-text = Ask the person who runs this server. They can delete your data: the record of your devices, your night and holidays, your list of races, and your name and chat at stored tables and in finished games. Give them your visitor id:
