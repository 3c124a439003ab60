# What `downforce admin` says to the host of a server.

admin-no-database = there is no database { $address }
admin-needs-yes = cannot ask for confirmation here; add --yes
admin-question = [y/N]
admin-unchanged = nothing was changed
admin-nothing = Nothing found.
admin-bad-status = --status takes one of these: { $known }; not { $text }
admin-no-table = there is no table { $name }
admin-no-visitor = there is no visitor { $name }
admin-is-a-name = { $name } is a name, not an id; the visitors who use it: { $known }
admin-no-target = { $name } is neither a visitor nor a network
admin-no-ban = { $name } is not banned
admin-not-empty = { $name } is not empty
admin-move-differs = the copy of { $name } differs; it was not kept
admin-ask-close = Delete the table { $name } and its log?
admin-ask-delete = Delete the visitor { $name }, with their devices, names and chat?
admin-ask-ban = Ban { $name }?
admin-ask-unban = Lift the ban on { $name }?
admin-ask-move = Copy everything to { $name }? Stop the server first.
admin-closed = The table { $name } was deleted.
admin-deleted = The visitor { $name } was deleted{ $count ->
    [0] .
    [one] , with their name and chat at one table.
   *[other] , with their name and chat at { $count } tables.
}
admin-banned = { $name } is banned.
admin-unbanned = { $name } is not banned any more.
admin-moved = Everything was copied to { $name } and compared. Now start the server with that database.
admin-move-live = a server is using this database, and its later moves would be lost; stop it (systemctl stop downforce), then move again
admin-no-addresses = Addresses are not stored: ban a visitor by id. For a network, let your proxy log addresses for a while.
admin-totals = Tables: { $open } open, { $running } running, { $over } over. Games: { $games }. Visitors: { $visitors }.

# Headings of its tables.
admin-head-table = Table
admin-head-code = Code
admin-head-status = Status
admin-head-public = Public
admin-head-updated = Changed
admin-head-entries = Entries
admin-head-names = Names
admin-head-seat = Seat
admin-head-name = Name
admin-head-visitor = Visitor
admin-head-created = Since
admin-head-last = Last action
admin-head-until = Until
admin-head-devices = Devices
admin-head-banned = Banned
admin-head-reason = Reason
admin-head-day = Day
admin-head-visitors = New visitors
admin-head-tables = New tables
admin-head-games = Finished games
admin-head-time = Time
admin-head-way = Way
admin-head-outcome = Outcome
admin-outbox = Waiting: { $count }; late: { $late }; failing: { $failing }.
admin-head-command = Command
admin-head-target = Target
admin-head-rows = Rows
admin-head-digest = SHA-256
