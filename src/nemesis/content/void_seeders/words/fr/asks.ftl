# Void Seeders: questions, options, actions and refusals

ask-rest_or_scan = Baissez-vous votre Folie, scannez-vous vos Contaminations, ou les deux ? Une carte infectée : Folie à 5.
ask-wound_to_open = { $deed } : quelle Blessure grave pansée se rouvre ?
ask-card_to_lose = { $deed } : laquelle des cartes piochées quitte le jeu ? Les autres sont défaussées.
ask-weapon_to_empty = { $deed } : quelle arme perd toutes ses Munitions ?

choice-both = Les deux : d’abord la baisser, puis scanner
choice-calm = Baisser votre Folie de 1
choice-neither = Ni l’un ni l’autre
choice-scan = Scanner les cartes Contamination de votre main

pick-card-card_to_lose = Retirer du jeu : { $card }
pick-item-weapon_to_empty = Vider { $item }

deed-panic = résoudre la carte Panique { $thing }

slot-insanity = la Folie d’un Personnage

why_not-no_rest_needed = Vous n’avez aucune carte Contamination en main, et votre Folie ne peut pas baisser.
