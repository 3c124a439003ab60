# The page on privacy: what this server keeps, and for how long.

privacy-title = Privacy
privacy-link = Privacy: what this server keeps
privacy-home = Home
privacy-lead = There are no accounts, no advertising and no trackers. The server keeps only what the game needs.
privacy-cookie = A cookie
privacy-cookie-text = A cookie with a random number tells the server that you are the same person as before, so that you keep your seat. Your browser deletes it after { $days } days. The server stores a random id and a hash of the number.
privacy-visitor-days = The server deletes them { $days } days after your browser got the cookie.
privacy-visitor-never = They stay there until the host of the server deletes them.
privacy-table = At the table
privacy-table-text = The server stores the name you type, your moves and what you write in the chat. Everybody at the table sees the name and the chat. { $hours } hours after the end of the game, this log is deleted.
privacy-idle-days = A table whose game is not finished is deleted at most { $days } days after the last move.
privacy-idle-never = A table whose game is not finished stays until the host of the server deletes it.
privacy-game = Finished games
privacy-game-text = For the replay, the server keeps a file with the moves and the names, and for your list of races which games were yours. Games of public tables also join an open collection, without names.
privacy-game-days = The file is deleted after { $days } days.
privacy-game-never = The file stays until the host of the server deletes it.
privacy-address = Network addresses
privacy-address-text = The server uses your network address to limit how often anybody can ask it. It does not store it, unless the host of the server bans the address. A proxy in front of the server may log it.
privacy-browser = In your browser
privacy-browser-text = Your settings and a copy of the list of your races are stored in your browser. To delete them, delete the data of this site there.
privacy-delete = Have it deleted
privacy-delete-text = Ask the host of this server. They can delete what belongs to you: your devices, your list of races, and your name and chat at stored tables and in finished games. Give them your visitor id:
