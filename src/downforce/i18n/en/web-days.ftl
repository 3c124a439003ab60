# A race over several days: until when, what happened since, nights and holidays.

days-when = { $day }, { $time }
days-turn-until = Your turn, until { $when }
days-until = until { $when }
days-waits = Waiting for { $players }, until { $when }
days-late = { $players }: time is up.
days-vote = A bot for { $player }?
days-voted = You voted for a bot to replace { $player }.
days-back = { $player } is on holiday, back on { $date }.
days-removed = Nothing happens here any more. The table will be deleted on { $date } unless one of you opens it.
days-removed-short = Will be deleted on { $date }
days-next = Next race: { $track }
days-waiting-me = Waiting for you
days-waiting-others = Waiting for others
days-finished = Finished
days-since = Since you were here
days-since-skip = Skip to now
days-since-again = See it again
days-since-mark = Your last visit
days-since-close = Close
days-time-off = My nights and holidays
days-night = My night
days-night-about = None of your turns ends at night: a turn that would, ends an hour after your night. A night has at most ten hours.
days-night-from = From
days-night-to = to
days-night-save = Save these hours
days-night-none = No night
days-holiday = Holiday
days-holiday-about = All your races over several days wait for you. { $left ->
    [one] 1 day is left this year.
   *[other] { $left } days are left this year.
}
days-holiday-first = First day
days-holiday-back = Back on
days-holiday-set = Take this holiday
days-holiday-end = Cancel the rest
days-holiday-set-to = Holiday from { $first }, back on { $back }.
days-kept = Saved.
days-together = Play at the same time, or race over several days: a turn takes a minute, and nobody has to be there at the same time.
calls-link = Alerts: tell me when it is my turn
calls-ask = Alert me when it is my turn
calls-ask-why = Then you need not come back here to see whether it is your turn.
