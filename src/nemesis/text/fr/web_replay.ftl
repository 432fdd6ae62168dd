# Revoir une partie.

web-replay-title = Revoir
web-replay-loading = On rembobine…
web-replay-controls = Revoir la partie
web-replay-go = Avancer et reculer
web-replay-place = Moment de la partie
web-replay-play = Lecture (espace)
web-replay-pause = Pause (espace)
web-replay-back = Un choix en arrière (←)
web-replay-on = Un choix en avant (→)
web-replay-turn_back = Un tour en arrière (Maj ←)
web-replay-turn_on = Un tour en avant (Maj →)
web-replay-round_back = Une Manche en arrière (Page préc.)
web-replay-round_on = Une Manche en avant (Page suiv.)
web-replay-eyes = Point de vue
web-replay-eyes_all = Ce que tous ont vu
web-replay-share = Copier le lien
web-replay-shared = Copié ✓
web-replay-play_on = Jouer à partir d’ici
