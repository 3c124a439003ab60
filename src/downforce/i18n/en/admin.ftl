# What `downforce admin` says to the host of a server.

admin-no-database = there is no database { $address }
admin-needs-yes = nobody can be asked here; give --yes
admin-question = [y/N]
admin-unchanged = nothing was changed
admin-nothing = Nothing found.
admin-bad-status = --status is one of these: { $known }; not { $text }
admin-no-table = there is no table { $name }
admin-no-visitor = there is no visitor { $name }
admin-no-target = { $name } is neither a visitor nor a network
admin-no-ban = { $name } is not banned
admin-not-empty = { $name } is not empty
admin-move-differs = the copy of { $name } differs; nothing was kept of it
admin-ask-close = Delete the table { $name } and its log?
admin-ask-delete = Delete the visitor { $name }, with their devices, names and chat?
admin-ask-ban = Ban { $name }?
admin-ask-unban = Lift the ban on { $name }?
admin-ask-move = Copy everything to { $name }? Stop the server first.
admin-closed = The table { $name } is deleted.
admin-deleted = The visitor { $name } is deleted{ $count ->
    [0] .
    [one] , and their name and chat at one table.
   *[other] , and their name and chat at { $count } tables.
}
admin-banned = { $name } is banned.
admin-unbanned = { $name } is not banned any more.
admin-moved = Everything was copied to { $name } and compared. Start the server with it now.
admin-totals = Tables: { $open } open, { $running } running, { $over } over. Games: { $games }. Visitors: { $visitors }.

# Headings of its tables.
admin-head-table = Table
admin-head-code = Code
admin-head-status = Status
admin-head-public = Public
admin-head-updated = Changed
admin-head-entries = Entries
admin-head-names = Names
admin-head-visitor = Visitor
admin-head-created = Since
admin-head-devices = Devices
admin-head-banned = Banned
admin-head-reason = Reason
admin-head-day = Day
admin-head-visitors = New visitors
admin-head-tables = New tables
admin-head-games = Finished games
admin-head-time = Time
admin-head-command = Command
admin-head-target = Target
admin-head-rows = Rows
admin-head-digest = SHA-256
