# Cartes Événement

event-egg_protection = Protection des œufs
    .text = Dans l’ordre, chaque Personnage qui est dans le Nid ou qui porte un Œuf résout une Rencontre, même en Combat. Les Personnages installés dans une Nacelle sont épargnés.
    .reminder = Dans le Nid ou avec un Œuf : Rencontre

event-hatching = Incubation
    .text = Défaussez 1 Œuf du plateau Intrus, s’il y en a. Chaque Personnage dans le Nid sans carte Action en main est infesté : une Larve va sur son plateau et il reçoit 1 carte Contamination (seulement la carte s’il a déjà une Larve). Si personne n’a été infesté, ajoutez 1 jeton Larve dans le sac, s’il en reste. Une option de table peut changer l’infestation.
    .reminder = 1 Œuf perdu ; Nid sans carte Action : Larve

event-regeneration = Régénération
    .text = Retirez jusqu’à 2 Dégâts à chacun des Intrus du vaisseau.
    .reminder = Chaque Intrus perd jusqu’à 2 Dégâts

event-damage = Sabotage
    .text = Chaque Salle explorée occupée par un Adulte, un Hybride ou la Reine reçoit un marqueur Panne.
    .reminder = Panne là où est un Adulte, un Hybride ou la Reine

event-lurking = Dissimulés
    .text = Retirez du vaisseau tout Intrus sans Personnage dans sa Salle. Pour chacun, mettez dans le sac 1 jeton de son type pris dans la réserve, s’il en reste.
    .reminder = Les Intrus loin des Personnages retournent au sac

event-eclosion = Éclosion
    .text = Chaque Personnage qui a une Larve meurt, et un Rôdeur apparaît dans sa Salle. Puis chaque Personnage vivant, dans l’ordre, pioche 4 cartes de sa pioche et scanne toutes les cartes Contamination qu’il a alors en main : s’il y en a une infectée, une Larve va sur son plateau. Aucune carte scannée n’est retirée ; les 4 cartes piochées sont défaussées, les autres restent en main. Les Personnages en hibernation ou déjà partis ne sont pas touchés. Une option de table peut limiter le scan aux 4 cartes.
    .reminder = Porteurs de Larve tués ; les autres : 4 cartes et scan

event-noise_tech = Bruit dans les Conduits
    .text = S’il n’y a pas de marqueur Bruit dans les Conduits, placez-en un. S’il y en a déjà un, chaque Personnage dans une Salle avec un Conduit fait, dans l’ordre, un jet de Bruit, sauf s’il est en Combat.
    .reminder = Bruit dans les Conduits ; déjà là : jets de Bruit

event-nest_event = Le nid
    .text = Si le Nid est exploré, placez un marqueur Bruit dans chacun de ses Couloirs qui n’en a pas, et dans les Conduits si le Nid a un Conduit et qu’ils n’en ont pas.
    .reminder = Nid exploré : Bruit à chacune de ses issues

event-flammable_compounds = Composés inflammables
    .text = Placez un marqueur Feu dans l’Hibernatorium. S’il brûle déjà, placez-en un dans chaque Salle adjacente à la place ; une Porte fermée protège la Salle qui est derrière.
    .reminder = Feu dans l’Hibernatorium, ou dans les Salles autour

event-bulkheads_open = Ouverture des portes
    .text = Toutes les Portes fermées s’ouvrent. Les Portes détruites restent telles quelles.
    .reminder = Toutes les Portes fermées s’ouvrent

event-hunt_3 = En chasse
    .text = Chaque Adulte qui n’est pas en Combat va dans une Salle adjacente où se trouve un Personnage ; s’il y en a plusieurs, dans celle au plus petit numéro. Si une Porte fermée lui barre la route, l’Adulte la détruit et reste sur place.
    .reminder = Les Adultes vont aux Salles adjacentes occupées

event-hunt_2 = En chasse
    .text = Chaque Adulte qui n’est pas en Combat va dans une Salle adjacente où se trouve un Personnage ; s’il y en a plusieurs, dans celle au plus petit numéro. Si une Porte fermée lui barre la route, l’Adulte la détruit et reste sur place.
    .reminder = Les Adultes vont aux Salles adjacentes occupées

event-scent_of_prey = Odeur de la proie
    .text = Pour chaque Salle où se trouve un Personnage avec du Slime : placez un marqueur Bruit dans chacun de ses Couloirs qui n’en a pas, et dans les Conduits si la Salle a un Conduit et qu’ils n’en ont pas.
    .reminder = Bruit à chaque issue autour des Personnages au Slime

event-malfunction_event = Panne
    .text = Placez un marqueur Panne dans la Salle explorée au plus petit numéro ; si elle en a déjà un, rien ne se passe (une option de table peut désigner la Salle suivante). Mélangez ensuite cette carte dans la pioche Événement, sans la défausse.
    .reminder = Panne dans la Salle explorée au plus petit numéro

event-consuming_fire = Flammes dévorantes
    .text = Le compteur d’Objets de chaque Salle en Feu tombe à 0. Placez ensuite un marqueur Feu dans toute Salle adjacente à une Salle qui brûlait déjà, sauf si une Porte fermée les sépare ; le Feu ne passe jamais par les Conduits.
    .reminder = Salles en Feu sans Objets, puis le Feu se propage

event-damaging_fire = Appareils en flammes
    .text = Chaque Salle explorée en Feu reçoit un marqueur Panne. Placez ensuite un marqueur Feu dans toute Salle adjacente à une Salle qui brûlait déjà, sauf si une Porte fermée les sépare ; le Feu ne passe jamais par les Conduits.
    .reminder = Panne dans les Salles en Feu, puis propagation

event-coolant_leak = Fuite de refroidissement
    .text = Si le Générateur a un marqueur Panne, l’Autodestruction démarre, sauf si elle est déjà lancée ou si un Personnage est en hibernation. Retirez cette carte du jeu et mélangez la défausse Événement dans la pioche.
    .reminder = Générateur en Panne : Autodestruction lancée

event-life_support_failure = Panne des systèmes auxiliaires
    .text = Chaque Salle verte explorée reçoit un marqueur Panne. Retirez cette carte du jeu et mélangez la défausse Événement dans la pioche.
    .reminder = Panne dans chaque Salle verte explorée

event-pod_ejection = Éjection d’une nacelle
    .text = Parmi les Nacelles non lancées, retirez celle au plus petit numéro ; les Personnages qui y attendaient reviennent dans la Salle de sa section (une option de table peut les laisser partir avec elle). S’il n’en reste aucune, rien ne se passe. Retirez cette carte du jeu et mélangez la défausse Événement dans la pioche.
    .reminder = La Nacelle au plus petit numéro est perdue

event-short_circuit = Court-circuit
    .text = Chaque Salle jaune explorée qui a un Ordinateur reçoit un marqueur Panne. Retirez cette carte du jeu et mélangez la défausse Événement dans la pioche.
    .reminder = Panne dans les Salles jaunes avec Ordinateur
