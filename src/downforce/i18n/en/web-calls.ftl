# Calls: the screen where a person chooses them.

calls-title = Calls
calls-lead = Be told once when it is your turn in a race over days: 20 seconds after it began, unless you are looking at the table. Choose how.
calls-link = Calls: tell me when it is my turn
calls-ask = Call me when it is my turn
calls-ask-why = You need not look in here to see whether it is your turn.
calls-push = In this browser
calls-push-about = A notification on this device, also while the page is closed. Best on a phone.
calls-push-on = Call me here
calls-push-none = This server does not offer notifications in browsers.
calls-push-insecure = Notifications need https. At this address only mail and webhooks are possible, where the server offers them.
calls-push-iphone = On an iPhone or iPad, add this page to the home screen first: press Share, then “Add to Home Screen”. Open it from there and come back to this page.
calls-push-denied = This browser forbids notifications for this page. You can allow them in its settings.
calls-mail = By mail
calls-mail-about = A short mail in your language. First you confirm the address.
calls-mail-address = Mail address
calls-mail-on = Mail me
calls-mail-none = This server sends no mail.
calls-mail-wait = A mail is on its way. Open its link and confirm there.
calls-hook = To a webhook
calls-hook-about = For a chat of your own or a program: an https address that takes messages.
calls-hook-url = Address of the webhook
calls-hook-form = It understands
calls-hook-json = JSON, signed
calls-hook-secret = Signed with HMAC-SHA256 and this secret:
calls-hook-on = Use this webhook
calls-off = Turn off
calls-test = Send a test
calls-test-sent = The test was sent.
calls-when = When
calls-reminders = Remind me at half of the time and at four fifths
calls-digest = One call a day instead
calls-digest-at = at
calls-save = Save
calls-last = Last calls
calls-last-none = No calls yet.
calls-sent = sent
calls-failed = failed
calls-dropped = not needed
calls-confirm = Confirm this address
calls-confirm-do = Yes, call me at this address
calls-never = No more mail from here
calls-never-do = Never ask this address again
calls-stop = End calls by mail
calls-stop-do = Stop these mails
calls-done = Done.
calls-not-done = This link does not work any more.
calls-code = Is this your race?
calls-code-do = Mail me a code
calls-code-sent = A code is on its way to you. It works once, for 15 minutes.
calls-code-field = Code
calls-code-use = Go on here
calls-why = { $reason ->
    [forbidden] That address cannot be used: it must be a public https address.
    [not-an-address] That is not a mail address.
    [asked-already] That address was asked today, or wants no mail from here.
    [off] This way is not turned on.
    [gone] The address is not there any more. It was removed.
    [rejected] The other end refused it.
    [redirect] The address leads elsewhere. Enter the new one.
    [seen] You saw the table.
    [passed] The turn was over.
    [mail-refused] The mail server refused the address.
   *[other] The other end does not answer. It is tried again.
}
calls-unknown-device = A device
calls-waiting = waits for confirmation
