# Learn: the guided races, the exercises, and what else helps.

learn-title = Learn to race
learn-over = Driving school
learn-lead = Nobody reads rules first. Take the wheel: the race engineer tells you what matters, when it matters.
learn-home = Downforce, go to the home page
# The link on the first page.
learn-link = Learn
pad-link = Score pad
privacy-link = Privacy: what this server keeps

learn-races = Two guided races
learn-races-over = With the race engineer
learn-exercises = Exercises
learn-exercises-over = Two minutes each
learn-more = Look it up
learn-more-over = Beside the track
learn-rules-about = All rules with drawn examples, one short section for each.
learn-pad = Score pad
learn-pad-about = Do you own the boxed game? Keep the score here and see who won.
