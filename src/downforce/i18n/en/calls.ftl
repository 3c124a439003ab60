# Calls: what is sent to a person who is not at the page.

call-turn = Your turn: { $track }
call-reminder = Still your turn: { $track }
call-invitation = A rematch: { $track }
call-several = { $count ->
    [one] 1 race waits for you
   *[other] { $count } races wait for you
}
call-until = Until { $when }
call-players = { $players }
call-open = Go to the table
call-test = A test from Downforce
call-test-about = It works: this is how your alerts arrive.
call-mail-why = You get this because you turned on alerts by mail. One click ends them:
call-mail-stop = No more alerts by mail
call-confirm = Alerts for your races: confirm this address
call-confirm-about = Someone, probably you, wants to get mail at this address when it is their turn in a race. If it was you, open this page and confirm:
call-confirm-not = Was it not you? Then do nothing. So that no one can ask again:
call-code = Your code: { $code }
call-code-about = Type this code into the page that asked for it. It works once, for 15 minutes. If you did not ask for it, do nothing.
