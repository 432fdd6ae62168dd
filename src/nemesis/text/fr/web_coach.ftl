# Le conseiller à la table, et les tournants dans le bilan final.

web-coach-ask = Conseil
web-coach-mark = Conseillé
web-coach-title = Conseiller
web-coach-thinking = Le conseiller réfléchit…
web-coach-would = Le conseiller choisirait
web-coach-alike = Difficile à départager
web-coach-leans = S’il faut en citer une
web-coach-left_out = Abandonnée après { $games ->
        [one] 1 partie imaginée
       *[other] { $games } parties imaginées
    } : nettement distancée.
web-coach-why = Pourquoi
web-coach-options = Ce qu’il pense des options
web-coach-untried = { $count ->
        [one] 1 option n’a pas été essayée : d’autres promettaient davantage d’emblée.
       *[other] { $count } options n’ont pas été essayées : d’autres promettaient davantage d’emblée.
    }
web-coach-survive = Survie
web-coach-win = Victoire
web-coach-work = Objectifs remplis
web-coach-wound = Blessure sous peu
web-coach-percent = { $percent } %
web-coach-take = Choisir
web-coach-take_this = Choisir : { $option }
web-coach-setup = Conseiller
web-coach-lobby = Conseiller
web-coach-lobby_hint = Chacun peut demander, pour sa propre question seulement, ce que le bot stratège ferait, et pourquoi. Il n’en sait pas plus que vous.

## Tournants

web-coach-turning = Tournants de la partie
web-coach-turning_hint = Où les chances de survie d’un joueur ont le plus monté et baissé, d’après ce qu’il pouvait savoir alors. Cela prend un moment.
web-coach-turning_of = Chercher pour
web-coach-turning_stop = Arrêter
web-coach-turning_progress = On imagine d’autres suites : { $percent } %
web-coach-turning_none = Aucun moment n’a beaucoup changé ces chances, autant que l’estimation permette d’en juger.
web-coach-turning_round = Manche { $round }
web-coach-turning_change = { $rises ->
        [yes] en hausse, de { $before } % à { $after } %
       *[no] en baisse, de { $before } % à { $after } %
    }
web-coach-turning_more = … et { $count ->
        [one] 1 ligne auparavant
       *[other] { $count } lignes auparavant
    }
web-coach-turning_watch = Le revoir
web-coach-turning_estimate = Estimations, chacune sur { $games } parties imaginées.
