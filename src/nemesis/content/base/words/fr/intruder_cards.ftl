# Cartes du Joueur Intrus

intruder_card-ip_pursuit = Poursuite
    .text = Effet spécial : choisissez 1 ou 2 Intrus hors Combat. Chacun va dans une Salle adjacente où se trouve un Personnage ; celui qu’une Porte fermée arrête la détruit et reste sur place.
    .reminder = Jusqu’à 2 Intrus vont sur des Personnages

intruder_card-ip_metamorphosis = Métamorphose
    .text = Effet spécial : remplacez 1 Rôdeur du vaisseau par un Hybride, ou 1 Larve par un Rôdeur, si la figurine est disponible ; les Dégâts sont conservés. Si ni l’un ni l’autre n’est possible, échangez 1 jeton Larve du sac contre 1 jeton Adulte.
    .reminder = Rôdeur en Hybride, ou Larve en Rôdeur

intruder_card-ip_preparation = Préparation
    .text = Effet spécial : piochez 3 cartes Événement, choisissez-en 1 et jouez-la entièrement, déplacement et effet. Placez les deux autres sous la pioche Événement.
    .reminder = Piochez 3 cartes Événement, jouez-en 1

intruder_card-ip_pack_hunt = Chasse en meute
    .text = Effet spécial : choisissez une Salle où se trouve un Personnage. Tous les Intrus des Salles adjacentes qui ne sont pas en Combat y entrent ; ceux qu’une Porte fermée arrête la détruisent et restent sur place.
    .reminder = Tous les Intrus autour d’une Salle s’y ruent

intruder_card-ip_recovery = Rétablissement
    .text = Effet spécial : retirez tous les Dégâts de 1 Intrus ; ou retirez du vaisseau 1 Intrus hors Combat et remettez son jeton dans le sac.
    .reminder = Soignez 1 Intrus, ou renvoyez-en 1 dans le sac
