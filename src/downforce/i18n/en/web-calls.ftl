# Calls: the screen where a person chooses them.

calls-title = Alerts
calls-lead = Get one alert when your turn begins in a race over several days: after 20 seconds, unless you are looking at the table. Choose how.
calls-push = In this browser
calls-push-about = A notification on this device, also while the page is closed. Best on a phone.
calls-push-on = Alert me here
calls-push-none = This server does not offer notifications in browsers.
calls-push-insecure = Notifications need https. At this address only mail and webhooks are possible, if the server offers them.
calls-push-iphone = On an iPhone or iPad, add this page to the home screen first: press Share, then “Add to Home Screen”. Open it from there and come back to this page.
calls-push-denied = This browser forbids notifications for this page. You can allow them in its settings.
calls-mail = By mail
calls-mail-about = A short mail in your language. First you confirm the address.
calls-mail-address = Mail address
calls-mail-on = Mail me
calls-mail-none = This server sends no mail.
calls-mail-wait = We have sent you a mail. Open its link and confirm there.
calls-hook = To a webhook
calls-hook-about = For your own chat or program: an https address that takes messages.
calls-hook-url = Address of the webhook
calls-hook-form = Format
calls-hook-json = JSON, signed
calls-hook-secret = Signed with HMAC-SHA256 and this secret:
calls-hook-on = Use this webhook
calls-off = Turn off
calls-test = Send a test
calls-test-sent = The test was sent.
calls-when = When
calls-reminders = Remind me when half and four fifths of the time have passed
calls-digest = One alert a day instead
calls-digest-at = at
calls-save = Save
calls-last = Latest alerts
calls-last-none = No alerts yet.
calls-sent = sent
calls-failed = failed
calls-dropped = not needed
calls-confirm = Confirm this address
calls-confirm-do = Yes, alert me at this address
calls-never = No more mail from this server
calls-never-do = Never ask this address again
calls-stop = End alerts by mail
calls-stop-do = Stop these mails
calls-done = Done.
calls-not-done = This link does not work any more.
calls-code = Is this your race?
calls-code-do = Mail me a code
calls-code-sent = We have sent you a code. It works once, for 15 minutes.
calls-code-field = Code
calls-code-use = Continue here
calls-why = { $reason ->
    [forbidden] That address cannot be used: it must be a public https address.
    [not-an-address] That is not a mail address.
    [asked-already] That address has been asked today, or it wants no mail from this server.
    [off] This way is not turned on.
    [gone] That address no longer exists. It has been removed.
    [rejected] The other side refused it.
    [redirect] The address leads elsewhere. Enter the new one.
    [seen] You saw the table.
    [passed] The turn was over.
    [mail-refused] The mail server refused the address.
   *[other] The other side is not answering. The server will try again.
}
calls-unknown-device = A device
calls-waiting = waiting for confirmation
