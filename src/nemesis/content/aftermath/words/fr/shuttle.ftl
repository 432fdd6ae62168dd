# La navette, la façon d’y passer, et les seconds jetons Exploration

room-shuttle_main = Salle principale
    .the = la Salle principale
    .text = La Salle principale est imprimée sur le plateau Navette. Elle n’a ni Action de Salle ni compteur d’Objets et ne tombe jamais en Panne ; des Alertes s’y réfèrent souvent. D’ici, vous pouvez aller dans n’importe quelle Salle du vaisseau avec un Conduit. Pour revenir, allez d’une telle Salle à l’une des trois autres Salles de la navette.
    .reminder = D’ici, vers toute Salle avec un Conduit

deck-alert = la pioche Alerte

option-shuttle_return_to_main = Retour à la navette
    .plain = Au retour du vaisseau, vous arrivez dans l’une des trois petites Salles de la navette, ou aussi dans sa Salle principale.
    .text = Décide où l’on arrive en passant du vaisseau à la navette. La règle française nomme les trois Salles « 2 » ; des résumés de la règle anglaise permettent aussi la Salle principale.
    .value-true = Salle principale aussi
    .value-false = Seulement les trois Salles « 2 »

exploration-lockdown = Bouclage
    .text = Toutes les Portes de cette Salle se ferment, sauf celle du Couloir par lequel vous êtes venu ; toutes, si vous n’êtes pas venu par un Couloir. Les Portes détruites le restent. Si la Salle était vide, le jet de Bruit habituel suit.
    .reminder = Les autres Portes se ferment, puis jet de Bruit habituel

exploration-egg = Œuf
    .text = Placez un Œuf d’Intrus dans cette Salle, s’il en reste. Si la Salle était vide, le jet de Bruit habituel suit.
    .reminder = Un Œuf est ici, puis jet de Bruit habituel

exploration-slimed_room = Salle de slime
    .text = Ce jeton reste en place. Tout Personnage qui entre dans la Salle, y compris celui qui le révèle, prend un marqueur Slime (1 au maximum). Si la Salle était vide, le jet de Bruit habituel suit.
    .reminder = Le jeton reste : Slime pour quiconque entre

exploration-larva = Larve
    .text = Placez une Larve dans cette Salle. Ce n’est pas une Rencontre : ni Attaque-surprise, ni jet de Bruit. S’il ne reste aucune Larve, rien ne se passe et le jet de Bruit habituel suit.
    .reminder = Une Larve est ici ; pas de jet de Bruit

exploration-carcass = Carcasse
    .text = Placez une Carcasse d’Intrus dans cette Salle. Si la Salle était vide, le jet de Bruit habituel suit.
    .reminder = Une Carcasse est ici, puis jet de Bruit habituel

exploration-corpse = Cadavre
    .text = Placez un Cadavre de Personnage dans cette Salle. Si la Salle était vide, le jet de Bruit habituel suit.
    .reminder = Un Cadavre est ici, puis jet de Bruit habituel

log-token_revealed = Le second jeton dans { $room } est révélé : { $token }.
log-shuttle_time = Navette : le marqueur atteint la case { $left ->
        [0] rouge.
       *[other] { $left }.
    }

term-shuttle = Navette
    .text = Quatre Salles amarrées au vaisseau : la Salle principale et trois Salles « 2 », face visible et sans compteur d’Objets. On passe de l’une à l’autre par un Déplacement, un Déplacement Vigilant ou une Fuite : de la Salle principale vers toute Salle du vaisseau avec un Conduit, d’une telle Salle vers toute Salle « 2 » de la navette. Les Portes n’arrêtent pas ce passage, et il ne rend pas ces Salles adjacentes. Pour tout ce qui agit à distance, vaisseau et navette ne font qu’un.
    .rules = A-4.1, A-4.2, A-4.3, A-4.4, A-4.5, A-4.6

term-shuttle_track = Piste de la navette
    .text = Cases 5 à 1, puis une case rouge ; 3 et 1 sont jaunes. Dans un Épilogue, elle compte les cinq Manches. Dans une Investigation, son marqueur compte les cinq Manches qui restent pour résoudre l’Alerte en cours.
    .rules = A-4.7, A-7.7, A-7.8

term-second_token = Second jeton Exploration
    .text = Dans une Investigation ou un Épilogue, chaque Salle du vaisseau, même imprimée, porte un jeton de plus, face cachée : son jeton Exploration Aftermath. Il est retourné quand un Personnage entre, après la tuile et son propre jeton et avant le jet de Bruit, que l’un ou l’autre des deux peut remplacer.
    .rules = A-6.1, A-6.2, A-6.3, A-6.4

client-second_token = un second jeton, face cachée
client-slimed_room = jeton Salle de slime
client-crossings = D’ici, vous pouvez rejoindre : { $rooms }.

web-map-second_token = Second jeton Exploration, face cachée
web-map-slimed = Jeton Salle de slime
web-table-shuttle = Navette
web-table-shuttle-left = { $left ->
        [one] Piste de la navette : encore 1 case jusqu’à la rouge
       *[other] Piste de la navette : encore { $left } cases jusqu’à la rouge
    }
