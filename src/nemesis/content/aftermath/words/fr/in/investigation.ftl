# Ce qu’une Investigation change dans les mots du jeu de base

term-event_phase =
    .text = Cinq étapes dans cet ordre : marqueur Temps, avec celui d’une Alerte en cours, qui doit être résolue s’il atteint la case rouge ; Attaque des Intrus ; Dégâts du Feu ; une carte Événement (déplacement des Intrus, puis effet, puis une Alerte si la carte en porte l’icône et qu’aucune n’est en cours) ; Sac Intrus. Chaque étape est terminée, avec toutes ses suites, avant que la suivante commence.
    .rules = R-4.8, R-4.9, R-4.10, R-4.11, R-4.12, R-4.13, R-4.14, A-7.8, A-9.30

term-bag =
    .text = Au départ : 1 vierge, 4 Larves, 2 Rôdeurs, 1 Hybride, 1 Reine, et 3 Adultes plus 1 par joueur. Les Rencontres en retirent des jetons ; les Intrus qui disparaissent et l’étape Sac Intrus en ajoutent. Les jetons hors du sac attendent dans une réserve et peuvent revenir.
    .rules = A-9.11, R-2.11, R-4.20, R-11.8, R-11.12

term-exploration =
    .text = Quand un Personnage entre dans une Salle inconnue, la tuile et son jeton Exploration sont révélés. Réglez le compteur d’Objets sur le chiffre du jeton, résolvez son effet, retirez-le. Puis le second jeton de la Salle, que les Salles spéciales ont aussi, est révélé et résolu ; vient ensuite le jet de Bruit, sauf si la Salle était occupée ou si l’un des deux jetons remplace le jet. Les Salles spéciales comptent comme explorées dès le début.
    .rules = R-7.4, R-7.8, R-8.1, R-8.2, R-8.9, R-8.12, A-6.3, A-9.6

term-hibernation =
    .text = À partir de la première case bleue de la Piste temporelle, l’Action de Salle de l’Hibernatorium vous permet de dormir jusqu’à la fin, avec tout ce que vous portez. Vous ne craignez plus que la destruction du vaisseau, une Alerte manquée ou encore ouverte à la fin (une option de table peut changer ce point) et les contrôles de fin. Tant que quelqu’un est en hibernation, la Destination ne peut pas changer et l’Autodestruction ne peut pas être lancée.
    .rules = R-18.1, R-18.2, R-18.3, R-18.4, R-20.7, A-7.8

room-hibernatorium =
    .text = Action de Salle, 2 cartes, dès que le marqueur Temps a atteint la première case bleue : faites un jet de Bruit. Si un Intrus est ensuite dans la Salle, c’est un échec et les cartes sont perdues. Sinon, vous entrez en hibernation avec tout ce que vous portez : hors jeu jusqu’aux contrôles de fin, à l’abri de tout d’ici là sauf de la destruction du vaisseau et d’une Alerte manquée. Pas de Fouille ici.

term-hyperspace_jump =
    .text = Quand le marqueur Temps atteint la case rouge, le vaisseau saute aussitôt et le reste de la phase est ignoré. Tout Personnage à bord qui n’est pas en hibernation meurt ; la navette ne protège pas. Dès que plus personne n’est actif, il a lieu tout de suite aussi ; si l’Autodestruction est lancée, le vaisseau est détruit à la place.
    .rules = R-20.1, R-20.3, R-19.6, A-9.31

option-hatching_effect =
    .plain = Ne change rien dans une Investigation : cet Événement n’est pas dans sa pioche.
    .text = Ne décide rien dans une Investigation : cet Événement n’est pas dans sa pioche.

option-malfunction_event_target =
    .plain = Ne change rien dans une Investigation : cet Événement n’est pas dans sa pioche.
    .text = Ne décide rien dans une Investigation : cet Événement n’est pas dans sa pioche.

option-pod_ejection_riders =
    .plain = Ne change rien dans une Investigation : cet Événement n’est pas dans sa pioche.
    .text = Ne décide rien dans une Investigation : cet Événement n’est pas dans sa pioche.

option-intruder_player =
    .plain = Ne change rien dans une Investigation : aucun joueur ne mène les Intrus.
    .text = Ne décide rien dans une Investigation : aucun joueur ne mène les Intrus.
