# The page without a server: the game runs in the browser itself.

web-alone-loading = Loading the game: { $percent }%
web-alone-starting = Starting the game…
web-alone-progress = How much of the game is loaded
web-alone-failed = The game could not start in this browser. Try a newer one, or load the page again.
web-alone-newer = A newer version is ready. Your games go on where they are.
web-alone-take_newer = Use it now
web-alone-here = This page plays without a server: alone, with bots, or several people at this screen. Games are kept in this browser only. Tables with people elsewhere are a server’s.
web-alone-export = Save to a file
web-alone-export_table = Save the game { $code } to a file
web-alone-import = Open a saved game
web-alone-too_old = The games in this browser were last played with a newer version of this page, so this one leaves them alone. Load the page again to get the newer version.
web-alone-again = Load again
web-alone-apart = Another tab has another version of this page. Load this one again when it suits you: your games go on where they are.
web-alone-other_plays = Another tab plays with another version of this page. Load this page again; if that does not help, close the other tab.
web-alone-later = Later
web-alone-mine_lead = The games of this browser. What you delete here is gone; a file goes with you anywhere.
web-alone-kept = This browser keeps your games until you delete them.
web-alone-not_kept = This browser may delete your games when it needs room. Save to a file what you do not want to lose.
web-alone-keep = Ask it to keep them
web-alone-not_granted = The browser does not promise it. It may if you visit often, or install this page as an app.
web-alone-delete = Delete this game
web-alone-delete_table = Delete the game { $code }
web-alone-delete_sure = Delete the game { $code } from this browser? It cannot be brought back, unless you have saved it to a file.
web-alone-seats_hint = Those at this screen pass the device around; the page hides each one’s secrets. With friends elsewhere you play on a server.
web-alone-join_server = A friend gave you a link, or a server’s address?
web-alone-join_how = Paste the link to a table, or the address of a server. You leave this page: tables with people elsewhere are played there.
web-alone-join_address = Link or address
web-alone-join_code = Code of the table (if you have one)
web-alone-join_go = Go there
web-alone-address-empty = Paste a link or an address, such as { $example }.
web-alone-address-not_one = This is no address. It should look like { $example }, or be the whole link to a table.
web-alone-address-scheme = An address begins with { $https } (or { $http } at home).
web-alone-address-here = This is the address of this page, which has no tables of others. Ask your friend for the link to their table.
web-alone-address-code = A code has 8 letters and digits, such as k3x9 m2pq.

# Refusals, where no server is.

web-alone-error-not_saved = The browser could not save this: it probably has no room left. Nothing is lost, and the game waits. Free some room on this device or in this browser, or save your games to files, then try again.
web-alone-error-unavailable = { web-alone-error-not_saved }
web-alone-error-unreachable = The game in this browser does not answer. Load the page again: your games are kept.
web-alone-error-unknown = This did not work, and nothing has changed. Load the page again if it happens twice.
web-alone-error-internal = This did not work, and nothing has changed. Load the page again if it happens twice.
web-alone-error-bad_message = This page and its game do not understand each other. Load the page again.
web-alone-error-bad_setup = This table cannot be set up as asked. Load the page again and choose again.
