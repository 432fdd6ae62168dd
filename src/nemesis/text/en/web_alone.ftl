# The page without a server: the game runs in the browser itself.

web-alone-loading = Loading the game: { $percent }%
web-alone-starting = Starting the game…
web-alone-progress = How much of the game is loaded
web-alone-failed = The game could not start in this browser. Try a newer one, or load the page again.
web-alone-newer = A newer version is ready. Your games go on where they are.
web-alone-take_newer = Use it now
web-alone-here = This page plays without a server: alone, with bots, or several people at this screen. Games are kept in this browser only. To play with others online, paste the link to their table.
web-alone-export = Save to a file
web-alone-export_table = Save the game { $code } to a file
web-alone-import = Open a saved game
