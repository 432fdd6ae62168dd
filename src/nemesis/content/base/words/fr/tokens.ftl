# Jetons, faces de dés, lieux, portes, moteurs

exploration-malfunction = Panne
    .text = Placez un marqueur Panne dans cette Salle ; rien dans le Nid ni dans la Salle de slime. Si la Salle était vide, le jet de Bruit habituel suit.
    .reminder = Panne ici, puis jet de Bruit habituel

exploration-doors = Porte
    .text = Placez une Porte fermée dans le Couloir par lequel vous êtes venu. Rien ne se passe si ce Couloir a une Porte détruite ou si vous n’êtes pas venu par un Couloir. Si la Salle était vide, le jet de Bruit habituel suit.
    .reminder = Une Porte se ferme derrière vous, puis jet de Bruit

exploration-fire = Feu
    .text = Placez un marqueur Feu dans cette Salle. Si la Salle était vide, le jet de Bruit habituel suit.
    .reminder = Feu ici, puis jet de Bruit habituel

exploration-silence = Silence
    .text = Pas de jet de Bruit pour ce déplacement. Si vous avez un marqueur Slime, résolvez Danger à la place. Un Déplacement Vigilant, ou un déplacement sans jet de Bruit, ignore ce jeton.
    .reminder = Pas de jet de Bruit (avec Slime : Danger)

exploration-slime = Slime
    .text = Prenez un marqueur Slime (1 au maximum). Si la Salle était vide, le jet de Bruit habituel suit.
    .reminder = Vous recevez du Slime, puis jet de Bruit habituel

exploration-danger = Danger
    .text = Pas de jet de Bruit : résolvez Danger. Les Intrus des Salles adjacentes qui ne sont pas en Combat arrivent, ou détruisent la Porte fermée qui les arrête ; s’il n’y en a aucun, placez un marqueur Bruit à chaque issue qui n’en a pas. Un Déplacement Vigilant, ou un déplacement sans jet de Bruit, ignore ce jeton.
    .reminder = Pas de jet de Bruit : résolvez Danger

intruder-larva = Larve
    .a = une Larve
    .the = la Larve
    .text = Une Larve attaque sans carte : elle va sur le plateau de sa victime, qui reçoit 1 carte Contamination (seulement la carte si elle a déjà une Larve). 1 Dégât la tue ; elle ne laisse pas de Carcasse. À l’étape Sac Intrus, son jeton quitte le sac et un jeton Adulte y entre. Chiffre de surprise : 1.
    .reminder = Infeste au lieu de frapper ; 1 Dégât la tue

intruder-creeper = Rôdeur
    .a = un Rôdeur
    .the = le Rôdeur
    .text = Vérification des Dégâts : piochez 1 carte Attaque ; il meurt si le chiffre est inférieur ou égal à ses Dégâts. Tué, il laisse une Carcasse. À l’étape Sac Intrus, son jeton quitte le sac et un jeton Hybride y entre. Chiffre de surprise : 1.
    .reminder = 1 carte Attaque : meurt si le chiffre ≤ ses Dégâts

intruder-adult = Adulte
    .a = un Adulte
    .the = l’Adulte
    .text = Vérification des Dégâts : piochez 1 carte Attaque ; il meurt si le chiffre est inférieur ou égal à ses Dégâts. Tué, il laisse une Carcasse. À l’étape Sac Intrus, son jeton retourne dans le sac, puis chacun fait un jet de Bruit dans l’ordre, sauf en Combat. Chiffre de surprise : 2, 3 ou 4.
    .reminder = 1 carte Attaque : meurt si le chiffre ≤ ses Dégâts

intruder-breeder = Hybride
    .a = un Hybride
    .the = l’Hybride
    .text = Vérification des Dégâts : piochez 2 cartes Attaque ; il meurt si leur somme est inférieure à ses Dégâts (une option de table le tue aussi à égalité). Tué, il laisse une Carcasse. À l’étape Sac Intrus, son jeton retourne dans le sac, puis chacun fait un jet de Bruit dans l’ordre, sauf en Combat. Chiffre de surprise : 3 ou 4.
    .reminder = 2 cartes Attaque : meurt si la somme < ses Dégâts

intruder-queen = Reine
    .a = la Reine
    .the = la Reine
    .text = Vérification des Dégâts : piochez 2 cartes Attaque ; elle meurt si leur somme est inférieure à ses Dégâts (une option de table la tue aussi à égalité). Tuée, elle laisse une Carcasse. À l’étape Sac Intrus, elle apparaît dans le Nid exploré si un Personnage s’y trouve (Rencontre) ; sinon, 1 Œuf s’ajoute au plateau Intrus. Son jeton retourne dans le sac. Chiffre de surprise : 4.
    .reminder = 2 cartes Attaque : meurt si la somme < ses Dégâts

intruder-blank = Vierge
    .a = un jeton vierge
    .the = le jeton vierge
    .text = En Rencontre : fausse alerte. Placez un marqueur Bruit dans chaque Couloir de la Salle, et dans les Conduits si elle a un Conduit ; si le sac ne contenait rien d’autre, ajoutez-y 1 jeton Adulte. À l’étape Sac Intrus : ajoutez 1 jeton Adulte. S’il n’en reste plus, n’ajoutez rien ; le jeton vierge retourne toujours dans le sac.
    .reminder = Fausse alerte : Bruit autour de la Salle, aucun Intrus

noise_face-1 = Bruit 1
    .text = Placez un marqueur Bruit dans le Couloir numéro 1 de votre Salle, ou dans les Conduits si le 1 y mène. S’il y en a déjà un, résolvez une Rencontre à la place.
    .reminder = Bruit à l’issue 1 ; déjà là : Rencontre

noise_face-2 = Bruit 2
    .text = Placez un marqueur Bruit dans le Couloir numéro 2 de votre Salle, ou dans les Conduits si le 2 y mène. S’il y en a déjà un, résolvez une Rencontre à la place.
    .reminder = Bruit à l’issue 2 ; déjà là : Rencontre

noise_face-3 = Bruit 3
    .text = Placez un marqueur Bruit dans le Couloir numéro 3 de votre Salle, ou dans les Conduits si le 3 y mène. S’il y en a déjà un, résolvez une Rencontre à la place.
    .reminder = Bruit à l’issue 3 ; déjà là : Rencontre

noise_face-4 = Bruit 4
    .text = Placez un marqueur Bruit dans le Couloir numéro 4 de votre Salle, ou dans les Conduits si le 4 y mène. S’il y en a déjà un, résolvez une Rencontre à la place.
    .reminder = Bruit à l’issue 4 ; déjà là : Rencontre

noise_face-silence = Silence
    .text = Rien ne se passe et aucun marqueur n’est placé. Si vous avez un marqueur Slime, résolvez Danger à la place.
    .reminder = Rien (avec Slime : Danger)

noise_face-danger = Danger
    .text = Chaque Intrus hors Combat d’une Salle adjacente arrive dans votre Salle ; celui qu’une Porte fermée arrête reste sur place et la détruit. S’il n’y a aucun Intrus de ce genre, placez un marqueur Bruit dans chaque Couloir de votre Salle qui n’en a pas, et dans les Conduits si votre Salle a un Conduit et qu’ils n’en ont pas.
    .reminder = Intrus adjacents attirés ; aucun : Bruit partout

combat_face-miss = Manqué
    .text = Tir : vous manquez la cible. Corps-à-corps : vous la manquez et subissez 1 Blessure grave (pas contre des Œufs, sauf option de table).
    .reminder = Manqué ; au Corps-à-corps, 1 Blessure grave

combat_face-creeper = Face Rôdeur
    .text = 1 Dégât à une Larve, un Rôdeur ou un Œuf. Toute autre cible est manquée et, au Corps-à-corps, vous subissez alors 1 Blessure grave.
    .reminder = 1 Dégât : Larve, Rôdeur ou Œuf ; sinon manqué

combat_face-adult = Face Adulte
    .text = 1 Dégât à une Larve, un Rôdeur, un Adulte ou un Œuf. Toute autre cible est manquée et, au Corps-à-corps, vous subissez alors 1 Blessure grave.
    .reminder = 1 Dégât, sauf Hybride ou Reine : manqué

combat_face-hit1 = Une touche
    .text = 1 Dégât à la cible, de n’importe quel type, au Tir comme au Corps-à-corps.
    .reminder = 1 Dégât à toute cible

combat_face-hit2 = Deux touches
    .text = Tir : 2 Dégâts à la cible, de n’importe quel type. Corps-à-corps : 1 Dégât seulement.
    .reminder = Tir : 2 Dégâts. Corps-à-corps : 1

place-earth = Terre
    .text = Le vaisseau rentre : aucun Personnage en hibernation ne meurt au contrôle des Coordonnées.

place-mars = Mars
    .text = Les Personnages en hibernation meurent au contrôle des Coordonnées, sauf celui dont l’Objectif choisi est Quarantaine (une option de table peut les épargner tous).

place-venus = Vénus
    .text = Tous les Personnages en hibernation meurent au contrôle des Coordonnées.

place-deep_space = Espace lointain
    .text = Tous les Personnages en hibernation meurent au contrôle des Coordonnées : personne ne retrouvera le vaisseau.

door-open = Porte ouverte
    .text = Pas de jeton dans le Couloir. Personnages et Intrus passent, le Feu peut se propager.

door-closed = Porte fermée
    .text = Elle arrête les Personnages, les armes lancées et la propagation du Feu. Un Intrus qui devrait passer reste sur place et détruit la Porte. Le Bruit n’est pas concerné.

door-destroyed = Porte détruite
    .text = Toujours franchissable. Plus rien ne peut la refermer, sauf le Chalumeau à plasma.

engine_state-working = Moteur opérationnel
    .text = Avec ce jeton dessus, le Moteur est opérationnel. Le vaisseau passe le contrôle des Moteurs si au moins 2 Moteurs sur 3 sont opérationnels.

engine_state-damaged = Moteur endommagé
    .text = Avec ce jeton dessus, le Moteur est endommagé. Avec 2 ou 3 Moteurs endommagés, le vaisseau explose au contrôle des Moteurs.
