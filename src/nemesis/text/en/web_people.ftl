# People at a table: who is host, links, removing and muting; reporting a bug.

web-people-host = Host
web-people-host_now = { $who } is the host of this table now.
web-people-host_you = You are the host of this table now.
web-people-muted = muted
web-people-known = somebody sat here before and knows the cards
web-people-invite = Link to this seat
web-people-make_host = Make host
web-people-mute = Mute
web-people-mute_vote = Mute (vote)
web-people-unmute = Unmute
web-people-unmute_vote = Unmute (vote)
web-people-hide = Hide their chat
web-people-read = Show their chat
web-people-remove = Remove…
web-people-remove_vote = Remove (vote)…
web-people-remove_text = They lose the seat for good. Nobody gets to see their cards; what they know of the game, they keep.
web-people-leave = Leave for good…
web-people-leave_text = You lose your seat for good. Nobody gets to see your cards.
web-people-to_bot = A bot goes on
web-people-to_bot_vote = A bot goes on (vote)
web-people-to_anybody = Open the seat: somebody else will see its cards (all others must agree)
web-people-cancel = Cancel
web-people-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-people-doors = Who may come
web-people-closed = Seats closed
web-people-closed_text = The code alone lets nobody sit down; a link to a seat does.
web-people-by_link = Watch by link only
web-people-by_link_text = Until the game is over, the code alone lets nobody watch. Those who watch now are shown out; switching it off and on makes a new link.
web-people-closed_now = Seats are closed: the host gives out links to them.
web-people-open_now = Whoever has the code may take a free seat.
web-people-by_link_now = The table can be watched by its link only.
web-people-by_code_now = Whoever has the code may watch.
web-people-watch_link = Link to watch
web-people-watch_link_note = Whoever opens it watches the game and sees no secrets.
web-people-watch_link_secret = Whoever has this link watches the game and sees no secrets. The code alone is not enough.
web-people-seat_link = Link to the seat: { $who }
web-people-seat_link_note = For one person, once. A new link makes the old one useless.
web-people-device = Continue on another device
web-people-device_link = Your seat on another device
web-people-device_link_note = Scan it with your own phone. It works once, for ten minutes. Show it to nobody: whoever opens it plays in your place.
web-people-sign_out = Sign out my other devices
web-people-sign_out_text = Your seat belongs to this browser. Lost a phone, or showed the code to somebody? Sign the others out.
web-people-secret_new = Done: your seat has a new key, and it is only in this browser.
web-people-qr = QR code: { $title }
web-people-address = Address of the link
web-people-copy = Copy the link
web-people-copied = Copied
web-people-share = Share the link
web-people-bug_text = The file holds the table as you know it: whatever is hidden from you is made up anew. With it come the log as you read it, the version, your browser and the last error message.
web-people-bug_over = The file holds the whole game, the log, the version, your browser and the last error message.
web-people-bug_without = It holds no names, no chat and no keys. It is saved on this device and sent nowhere: attach it yourself to your report.
web-people-bug_open = It opens with:
web-people-bug_save = Save the file
