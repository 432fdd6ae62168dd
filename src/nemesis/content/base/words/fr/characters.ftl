# Personnages jouables du jeu de base et Médecin (promo).

character-captain = Capitaine
    .the = le Capitaine
    .of = du Capitaine
    .to = au Capitaine
    .text = Un meneur qui envoie un autre Personnage dans une Salle adjacente, fait piocher tous ceux qui l’entourent et recharge son arme avec une carte. Commence avec le Revolver : arme classique, 6 Munitions, 1 Dégât de plus sur sa meilleure face. Objets de quête : Journal de bord et Intercom.
    .reminder = Dirige les autres ; Revolver, 6 Munitions.

character-pilot = Pilote
    .the = le Pilote
    .of = du Pilote
    .to = au Pilote
    .text = Connaît le vaisseau par cœur : regarde des Salles inconnues, utilise des Actions de Salle gratuitement et lit les Coordonnées depuis un Ordinateur. Commence avec le Fusil à pompe : arme énergétique, 2 Munitions seulement, mais chaque tir qui blesse inflige 1 Dégât de plus. Objets de quête : Système de manœuvre orbitale et Clé d’évacuation.
    .reminder = Actions de Salle gratuites ; Fusil à pompe, 2 Munitions.

character-scientist = Scientifique
    .the = le Scientifique
    .of = du Scientifique
    .to = au Scientifique
    .text = Spécialiste des Ordinateurs : se sert de Salles éloignées, en met hors service et voit venir le prochain Événement. Se bat mal et commence avec le Pistolet : arme énergétique, 3 Munitions, jamais plus de 1 Dégât au dé. Objets de quête : Ordinateur holographique et Équipement de laboratoire.
    .reminder = Maître des Ordinateurs ; Pistolet, 3 Munitions.

character-scout = Éclaireur
    .the = l’Éclaireur
    .of = de l’Éclaireur
    .to = à l’Éclaireur
    .text = Rapide et discret : entre dans une Salle sans jet de Bruit, trouve des Objets là où il n’en reste plus et pioche une carte en tirant ou en fuyant. Commence avec le Fusil : arme énergétique, 4 Munitions, aucune règle particulière. Objets de quête : Détecteur de mouvement et Clé de sécurité.
    .reminder = Se déplace sans Bruit ; Fusil, 4 Munitions.

character-soldier = Soldat
    .the = le Soldat
    .of = du Soldat
    .to = au Soldat
    .text = Le meilleur combattant de l’équipage : relance un tir, vide tout un chargeur, couvre une retraite et encaisse une Attaque-surprise sans broncher. Commence avec le Fusil d’assaut : arme énergétique, 5 Munitions, 1 Dégât de plus à chaque tir qui blesse. Objets de quête : Chargeur automatique et Armure.
    .reminder = Combat le mieux ; Fusil d’assaut, 5 Munitions.

character-mechanic = Mécanicien
    .the = le Mécanicien
    .of = du Mécanicien
    .to = au Mécanicien
    .text = Tient le vaisseau debout : répare avec une seule carte, fabrique avec ce qui lui tombe sous la main, allume ou éteint des Feux et rampe dans les Conduits. Commence avec le Fusil à canon scié : arme énergétique, 2 Munitions seulement, mais qui frappe fort. Objets de quête : Chalumeau à plasma et Lampe torche.
    .reminder = Répare, fabrique ; Fusil à canon scié, 2 Munitions.
