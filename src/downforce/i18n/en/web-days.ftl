# A race over days: until when, what happened since, nights and holidays.

days-when = { $day }, { $time }
days-turn-until = Your turn, until { $when }
days-until = until { $when }
days-waits = Waiting for { $players }, until { $when }
days-late = { $players }: time is out.
days-vote = A bot for { $player }?
days-voted = You voted for a bot for { $player }.
days-back = { $player } is on holiday, back on { $date }.
days-removed = Nothing happens here any more. The table is removed on { $date } unless one of you looks in.
days-removed-short = Removed on { $date }
days-next = Next race: { $track }
days-waiting-me = Waiting for you
days-waiting-others = Waiting for others
days-finished = Finished
days-since = Since you were here
days-since-skip = Skip to now
days-since-again = See it again
days-since-mark = You were here last
days-since-close = Close
days-time-off = My nights and holidays
days-night = My night
days-night-about = No turn of yours ends in it. One that would ends an hour later. At most ten hours.
days-night-from = From
days-night-to = to
days-night-save = Keep this night
days-night-none = No night
days-holiday = Holiday
days-holiday-about = All your races over days wait for you. { $left ->
    [one] 1 day is left this year.
   *[other] { $left } days are left this year.
}
days-holiday-first = First day
days-holiday-back = Back on
days-holiday-set = Take this holiday
days-holiday-end = Cancel the rest
days-holiday-set-to = Holiday from { $first }, back on { $back }.
days-kept = Kept.
days-together = Everyone at the same time, or a race over days: one takes a minute for a turn, and nobody has to be there.
