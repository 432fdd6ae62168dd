# Cartes Événement de l’histoire de la navette

event-aev_power_surge = Surtension
    .text = Placez un marqueur Panne dans la Salle explorée avec Ordinateur de plus petit numéro qui n’en a pas, sur le vaisseau ou sur la navette.
    .reminder = Panne : Salle avec Ordinateur au plus petit numéro

event-aev_hull_stress = Contraintes de coque
    .text = Détruisez toute Porte fermée dans les Couloirs de chaque Salle occupée par un Intrus.
    .reminder = Les Portes fermées autour des Intrus cèdent

event-aev_vent_breach = Brèche des Conduits
    .text = S’il n’y a pas de marqueur Bruit dans les Conduits, placez-en un. S’il y en a déjà un, chaque Personnage dans une Salle avec un Conduit fait, dans l’ordre, un jet de Bruit, sauf s’il est en Combat.
    .reminder = Bruit dans les Conduits ; déjà là : jets de Bruit

event-aev_slime_flow = Coulée de slime
    .text = Chaque Personnage dans une Salle avec un jeton Salle de slime, un Œuf (posé, porté ou dans le Nid) ou un Intrus prend un marqueur Slime.
    .reminder = Slime dans les Salles avec Slime, Œufs ou Intrus

event-aev_hatchings = Coquilles fendues
    .text = Dans chaque Salle où un Œuf est posé et sans Intrus, remplacez 1 Œuf par une Larve, s’il en reste. Ce n’est pas une Rencontre. Les Œufs du plateau Intrus ne sont pas concernés.
    .reminder = Les Œufs posés sans gardien deviennent des Larves

event-aev_rogue_turrets = Tourelles folles
    .text = Mélangez face cachée les jetons Ciblage de chaque tourelle ; si un Personnage est dans sa Salle, retournez celui du sommet. Sans tourelle en jeu, placez un marqueur Bruit dans chaque Couloir de la navette qui n’en a pas.
    .reminder = Les tourelles changent de mode ; sinon : Bruit sur la navette

event-aev_scavengers = Charognards
    .text = Placez un marqueur Bruit à chaque issue qui n’en a pas, Conduit compris, de chaque Salle où gît une Carcasse ou un Cadavre.
    .reminder = Bruit autour des Carcasses et des Cadavres

event-aev_backdraft = Retour de flamme
    .text = Placez un marqueur Feu dans chaque Salle adjacente à une Salle en Feu ; une Porte fermée protège la Salle qui est derrière. Si rien ne brûle, placez-en un dans l’Hibernatorium.
    .reminder = Le Feu se propage ; sans Feu : Hibernatorium

event-aev_docking_clamps = Crampons d’amarrage
    .text = Pendant la prochaine phase Action, rejoindre la navette depuis le vaisseau, ou le vaisseau depuis la navette, coûte 1 carte Action de plus.
    .reminder = Rejoindre ou quitter la navette coûte 1 de plus

event-aev_pack_call = Appel de la meute
    .text = Ajoutez 1 jeton Adulte dans le sac ; s’il n’en reste pas, 1 jeton Larve. Puis, dans l’ordre, chaque Personnage qui porte un Œuf fait un jet de Bruit, sauf s’il est en Combat.
    .reminder = 1 Adulte de plus ; jets de Bruit avec un Œuf

log-shell_split = Un Œuf se fend dans { $room }.
log-shuttle_rattles = La navette vibre : du Bruit dans tous ses Couloirs.
