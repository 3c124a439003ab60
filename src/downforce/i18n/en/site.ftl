# The website of files, where the game runs in the browser (docs/site.md).

site-loading = Getting the race ready: { $percent } of the download
site-starting = Getting the race ready: the game is starting
site-broken-download = The download was interrupted. Check the connection, then try again.
site-broken-storage = This browser does not let the page store races. Leave the private window, or allow this page to store data.
site-broken-python = The game does not start in this browser. Try a current version of Firefox, Chrome or Safari.
site-again = Try again
site-full = This device has no room left to store the race. Free some space: nothing is lost, and the race then continues.
site-new-about = Choose circuit and rules, then name the friends at this device, or let bots take the other seats.
site-friends-over = With friends
site-friends = On their own devices
site-friends-about = Everything here runs on this device, so friends play by passing it around. To race from several devices, install Downforce on a computer and start it there: phones on the same network join with a code.
site-file-over = Game files
site-file = Open a game file
site-file-about = A file that somebody sent you is checked here, byte by byte, and shown as a replay.
site-file-choose = Choose a file, or drop it here
site-file-checking = Checking the file…
site-file-holds = The file is what it says it is: deal, actions, score and digest are right.
site-file-fails = The game can be replayed, but the file is not what it says it is: its deal, score or digest is wrong.
site-file-broken = This game file was changed or is damaged, so it cannot be replayed.
site-file-unknown = This is not a Downforce game file.
site-file-replay = Watch the replay
site-proof = This device made the deal of this race itself, from its own random numbers. The checks show that the deal was not changed after the race began. They cannot prove to others that nobody redid the deal until they got one they liked.
site-privacy = Your races stay in this browser. Nothing is sent anywhere: the website serves files and knows nothing about your races.
site-licences = Licences of the software used
site-open-over-http = Downforce cannot run from here. A web server has to serve this folder: for example, run “python3 -m http.server” in it and open http://localhost:8000.
