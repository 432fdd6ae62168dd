# Ce qui vient à chaque niveau de Folie : Ombre, Ombre, Cauchemar, Cauchemar, Chimère

intruder-whisperer =
    .text = Il vient à partir du niveau de Folie 3, quand le Cauchemar n’est pas libre. Vérification des Dégâts : piochez 1 carte Attaque ; avec une flèche de retraite, il bat en retraite, sinon il est vaincu si le chiffre est inférieur ou égal à ses Dégâts. Vaincu, il ne laisse pas de Carcasse, et 1 jeton Semeur du Vide va dans le sac.

intruder-stalker =
    .text = Il vient aux niveaux de Folie 3 et 4. Vérification des Dégâts : piochez 2 cartes Attaque ; avec une flèche de retraite, il bat en retraite, sinon il est vaincu si le plus grand chiffre est inférieur ou égal à ses Dégâts. Vaincu, il ne laisse pas de Carcasse, et 1 jeton Semeur du Vide va dans le sac.

intruder-seeder =
    .text = En Rencontre : placez le type donné par le niveau de Folie du Personnage qui l’a provoquée : une Ombre à 1 ou 2, le Cauchemar à 3 ou 4, la Chimère à 5. Si aucune figurine de ce type n’est libre, le type inférieur vient. À l’étape Sac Intrus, le jeton retourne dans le sac, puis chacun fait un jet de Bruit dans l’ordre, sauf en Combat. Chiffre de surprise : 1, 2, 3 ou 4.
