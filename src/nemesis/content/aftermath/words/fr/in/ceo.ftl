# Ce que le PDG change pour tous

term-action_card =
    .text = Chaque Personnage a ses 10 cartes Action, le PDG 13. Une carte en main se joue pour son effet ou se défausse pour payer un coût. Si vous devez piocher et que votre pioche est vide, mélangez votre défausse pour en faire une nouvelle.

item-energy_charge =
    .text = Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Au choix : (a) rechargez au maximum 1 arme énergétique que vous tenez ; (b) ouvrez ou fermez 1 Porte dans un Couloir de votre Salle (jamais une Porte détruite) ; (c) le PDG seulement : remplissez l’énergie du Robot. Symbole de fabrication : batterie.
    .reminder = Rechargez une arme énergétique ou le Robot, ou 1 Porte. Batterie.

log-injured =
    .struck = Le Robot frappe { $the } (
