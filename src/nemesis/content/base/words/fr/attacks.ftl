# Cartes Attaque d’Intrus

attack-scratch = Griffure
    .text = La cible subit 1 Blessure légère et reçoit 1 carte Contamination.
    .reminder = 1 Blessure légère, 1 Contamination

attack-claw_attack = Coup de griffes
    .text = La cible subit 2 Blessures légères, l’une après l’autre, et reçoit 1 carte Contamination.
    .reminder = 2 Blessures légères, 1 Contamination

attack-bite = Morsure
    .text = Si la cible a au moins 2 Blessures graves, pansées ou non, elle meurt. Sinon, elle subit 1 Blessure grave.
    .reminder = Mort avec 2 Blessures graves ou plus, sinon 1 grave

attack-tail_attack = Coup de queue
    .text = Si la cible a au moins 1 Blessure grave, pansée ou non, elle meurt. Sinon, elle subit 1 Blessure grave.
    .reminder = Mort avec 1 Blessure grave ou plus, sinon 1 grave

attack-frenzy = Frénésie
    .text = L’attaque touche tous les Personnages de la Salle, dans l’ordre : chacun de ceux qui ont au moins 2 Blessures graves, pansées ou non, meurt ; chacun des autres subit 1 Blessure grave.
    .reminder = Tous ici : mort avec 2 graves ou plus, sinon 1 grave

attack-transformation = Transformation
    .text = Un Hybride prend la place du Rôdeur ; les Dégâts du Rôdeur sont perdus et aucun jeton ne bouge. Si la cible n’a alors aucune carte en main, l’Hybride mène aussitôt une Attaque-surprise contre elle. S’il n’y a plus de figurine d’Hybride, rien ne se passe.
    .reminder = Le Rôdeur devient Hybride ; main vide : surprise

attack-slime_attack = Slime
    .text = La cible reçoit un marqueur Slime (1 au maximum) et 1 carte Contamination.
    .reminder = Slime et 1 Contamination

attack-summoning = Appel
    .text = Piochez 1 jeton dans le sac et placez l’Intrus correspondant dans cette Salle ; le jeton va dans la réserve. Ce n’est pas une Rencontre : les marqueurs Bruit restent, on ne vérifie pas la surprise, et le nouveau venu n’attaque pas pendant cette étape. Un jeton vierge est sans effet et retourne dans le sac.
    .reminder = Un Intrus de plus, tiré du sac, arrive ici
