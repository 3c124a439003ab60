# Why the server says no, in one sentence. The ids are those of the server's Refusal.

refused-bad-request = The server did not understand that.
refused-too-large = That is too much at once.
refused-too-many = Not so fast: wait a moment and try again.
refused-wrong-origin = This server refuses requests from pages of other sites.
refused-old-client = This page is older than the server; load it again.
refused-no-such-thing = There is nothing here by that name.
refused-not-allowed = That cannot be done here.
refused-server-trouble = The server has a problem; nothing was changed, so try again.

refused-no-visitor = The server does not know you yet; load the page again.
refused-banned = You cannot play on this server.
refused-not-your-seat = That seat is not yours.
refused-seat-covered = The cards of that seat are covered; uncover them first.
refused-not-the-host = Only the host of the table can do that.
refused-kicked = The host has removed you from this table.
refused-not-invited = Only those who were at this race can see it. Ask one of them for a link to the replay.
refused-bad-name = A name has 1 to 24 visible characters.
refused-bad-code = That code is unknown, used up or too old.

refused-bad-settings = A table cannot be set up like that{ $detail ->
    [none] .
   *[other] : { $detail }.
}
refused-seat-taken = That seat is taken.
refused-seat-empty = That seat is empty.
refused-seats-empty = Some seats are empty; give them to bots, or take seats away.
refused-already-started = The game has begun.
refused-not-running = No game is running at this table.
refused-not-over = The game is not over yet.
refused-table-full = This table’s log is full: you can finish the race, but nothing else.
refused-too-many-tables = This server has as many open tables as it can hold. Try again later, or close one of yours.
refused-tables-closed = You cannot open tables on this server. Ask its host, or one of its players, for a link to a table.
refused-too-many-over-days = You are already in as many races over several days as one person may be. Finish or leave one of them.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.

refused-not-dealing = No cards are being dealt now.
refused-not-a-contributor = You have nothing to add to this deal.
refused-bad-nonce = That is not what was sealed for the deal.
refused-not-late = That player still has time.
refused-voted = You have voted already.
refused-bad-time-off = A night has at most ten hours, and holidays begin today at the earliest and end within a year.
refused-no-days-left = That is more holiday than you have left: 21 days a year.

refused-stale = Something else happened first; look again.
refused-bad-action = That is not a possible action: { $detail }.
refused-draft-empty = There is nothing to play.
refused-draft-too-long = You can only play up to the point where something is revealed or another player decides.
refused-nothing-to-undo = There is nothing to undo.
refused-undo-reveals = This cannot be undone: something was revealed, and not all players are here to agree, or it was a bot’s secret.
refused-undo-pending = Somebody has already asked to undo.
refused-no-undo-pending = Nobody has asked to undo anything.
refused-advice-off = Advice is off at this table.

refused-muted = The host has muted you.
refused-bad-chat = A message has 1 to 300 visible characters.
