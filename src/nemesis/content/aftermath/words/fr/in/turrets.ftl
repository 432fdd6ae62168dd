# Ce que les tourelles changent dans les mots du jeu de base

card-demolition =
    .text = Coût : cette carte seule. En Combat ou hors Combat. Au choix : (a) détruisez 1 Porte dans un Couloir de votre Salle, ouverte ou fermée mais pas déjà détruite (fermée seulement, si la table en a décidé ainsi) ; (b) placez un marqueur Panne dans votre Salle, sauf si elle en a déjà un ou s’il s’agit du Nid ou de la Salle de slime. S’il ne reste aucun des 8 marqueurs Panne, le vaisseau est détruit ; (c) détruisez la tourelle active de votre Salle : un mode caché est d’abord retourné, et une tourelle inactive ne peut pas être détruite.
    .reminder = Détruisez 1 Porte ou une tourelle, ou Panne ici.

card-robot_demolition =
    .text = Carte Robot : 1 énergie. En Combat ou hors Combat. Au choix : (a) détruisez 1 Porte dans un Couloir de votre Salle, ouverte ou fermée mais pas déjà détruite (fermée seulement, si la table en a décidé ainsi) ; (b) placez un marqueur Panne dans votre Salle, sauf si elle en a déjà un ou s’il s’agit du Nid ou de la Salle de slime. S’il ne reste aucun des 8 marqueurs Panne, le vaisseau est détruit ; (c) détruisez la tourelle active de votre Salle : un mode caché est d’abord retourné, et une tourelle inactive ne peut pas être détruite.
    .reminder = 1 énergie : détruisez 1 Porte ou une tourelle, ou Panne ici.
