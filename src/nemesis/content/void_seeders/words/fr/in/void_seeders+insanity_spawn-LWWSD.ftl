# Ce qui vient à chaque niveau de Folie : Ombre, Chuchoteur, Chuchoteur, Cauchemar, Chimère

intruder-lurker =
    .text = Elle vient au niveau de Folie 1. Vérification des Dégâts : piochez 2 cartes Attaque ; avec une flèche de retraite, elle bat en retraite, sinon elle est vaincue si le plus petit chiffre est inférieur ou égal à ses Dégâts. Vaincue, elle ne laisse pas de Carcasse, et 1 jeton Semeur du Vide va dans le sac.

intruder-whisperer =
    .text = Il vient aux niveaux de Folie 2 et 3. Vérification des Dégâts : piochez 1 carte Attaque ; avec une flèche de retraite, il bat en retraite, sinon il est vaincu si le chiffre est inférieur ou égal à ses Dégâts. Vaincu, il ne laisse pas de Carcasse, et 1 jeton Semeur du Vide va dans le sac.

intruder-seeder =
    .text = En Rencontre : placez le type donné par le niveau de Folie du Personnage qui l’a provoquée : une Ombre à 1, un Chuchoteur à 2 ou 3, le Cauchemar à 4, la Chimère à 5. Si aucune figurine de ce type n’est libre, le type inférieur vient. À l’étape Sac Intrus, le jeton retourne dans le sac, puis chacun fait un jet de Bruit dans l’ordre, sauf en Combat. Chiffre de surprise : 1, 2, 3 ou 4.
