# Void Seeders: the species and its table options

species-void_seeders = Semeurs du Vide
    .text = Ils s’en prennent à l’esprit : chaque Personnage a un niveau de Folie et pioche des cartes Panique, et trois Antres sont cachés à bord. Il n’y a ni Slime ni Larve.

option-insanity_spawn = Ce qui vient à chaque niveau de Folie
    .plain = Quel Semeur du Vide vous rencontrez à chaque niveau de Folie : les pires viennent plus ou moins tôt.
    .text = Décide quel Semeur du Vide une Rencontre amène aux niveaux de Folie 1 à 5. Aucun texte public ne donne les niveaux 2 à 4 : choisissez ce que montrent vos cartes.
    .value-LLWSD = Ombre, Ombre, Chuchoteur, Cauchemar, Chimère
    .value-LWWSD = Ombre, Chuchoteur, Chuchoteur, Cauchemar, Chimère
    .value-LLSSD = Ombre, Ombre, Cauchemar, Cauchemar, Chimère
