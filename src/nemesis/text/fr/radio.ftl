# La radio : ce que l’équipage dit, promet et a été vu faire. Les paroles sont entre guillemets : pas de point à la fin.

## Ce qui peut se dire. `.label` : dans la liste de ce qui peut se dire ; `.deed` : ce qui est promis, après « je vais ».

radio-engine = le Moteur { $engine } { $state ->
        [working] est opérationnel
       *[damaged] est endommagé
    }
    .label = Un Moteur est opérationnel ou endommagé
radio-leads = Destination { $letter } : { $place }
    .label = Où mène une Destination
radio-tile = la Salle { $number } est { $tile }
    .label = Ce qu’est une Salle inconnue
radio-infected = je porte une infection
    .label = Je porte une infection
radio-clean = je n’ai aucune infection
    .label = Je n’ai aucune infection
radio-have = j’ai ceci sur moi : { $goods }
    .label = J’ai un Objet sur moi
radio-lack = je n’ai pas ceci : { $goods }
    .label = Je n’ai pas un Objet
radio-sent = j’ai envoyé le Signal
    .label = J’ai envoyé le Signal
radio-course = j’ai mis le cap sur { $letter }
    .label = J’ai réglé le cap
radio-untouched = je n’ai touché ni aux Moteurs ni au cap
    .label = Je n’ai touché à rien

radio-going = je vais { radio-going.deed }
    .label = Je vais dans une Salle
    .deed = aller dans { $room }
radio-repairing = je vais { radio-repairing.deed }
    .label = Je vais travailler sur un Moteur
    .deed = travailler sur le Moteur { $engine }
radio-launching = je vais { radio-launching.deed }
    .label = Je vais partir dans une Nacelle
    .deed = partir dans la Nacelle { $pod }
radio-sleeping = je vais { radio-sleeping.deed }
    .label = Je vais hiberner
    .deed = entrer en hibernation
radio-covering = je vais vous couvrir
    .label = Je vais couvrir quelqu’un
    .deed = { $other_own ->
        [yes] vous couvrir
       *[no] couvrir { $other }
    }

radio-come = venez dans { $room }
    .label = Venez dans une Salle
    .deed = venir dans { $room }
radio-check = regardez le Moteur { $engine }
    .label = Regardez un Moteur
    .deed = regarder le Moteur { $engine }
radio-repair = réparez le Moteur { $engine }
    .label = Réparez un Moteur
    .deed = travailler sur le Moteur { $engine }
radio-open = ouvrez la Porte dans { $corridor }
    .label = Ouvrez une Porte
    .deed = ouvrir la Porte dans { $corridor }
radio-close = fermez la Porte dans { $corridor }
    .label = Fermez une Porte
    .deed = fermer la Porte dans { $corridor }
radio-wait = attendez-moi où vous êtes
    .label = Attendez-moi
    .deed = { $other_own ->
        [yes] vous attendre
       *[no] attendre { $other }
    }
radio-give = donnez-moi ceci : { $goods }
    .label = Donnez-moi un Objet
    .deed = { $other_own ->
        [yes] vous donner ceci : { $goods }
       *[no] donner ceci { $other_whom } : { $goods }
    }
radio-offer = je peux vous donner ceci : { $goods }
    .label = Je vous donne un Objet
    .deed = { $other_own ->
        [yes] vous donner ceci : { $goods }
       *[no] donner ceci { $other_whom } : { $goods }
    }

radio-yes = { $offered ->
        [yes] D’accord, je prends : { $goods }
       *[no] Oui, je vais { $deed }
    }
    .label = Oui
radio-no = { $offered ->
        [yes] Non, je n’en veux pas : { $goods }
       *[no] Non, je ne vais pas { $deed }
    }
    .label = Non
radio-if = { $offered ->
        [yes] Je prends ({ $goods }), à une condition : { $request }
       *[no] Je vais { $deed }, à une condition : { $request }
    }
    .label = Oui, à une condition

radio-thanks = merci
    .label = Merci
radio-doubt = { $author_own ->
        [yes] je ne vous crois pas : ‹ { $quote } ›
       *[no] je ne crois pas { $author } : ‹ { $quote } ›
    }
    .label = Je n’y crois pas
radio-accuse = vous avez dit : ‹ { $quote } ›. { $basis ->
        [statement] C’est faux
        [promise] Vous n’avez pas tenu parole
       *[other] Je ne vous fais pas confiance
    }
    .label = Vous nous avez trompés
radio-warn = n’allez pas dans { $room }
    .label = N’allez pas dans une Salle

## Comment c’est raconté.

radio_line = { $address ->
        [none] « { $words }. »
        [all] À tous : « { $words }. »
        [you] À vous : « { $words }. »
       *[one] { $whom } : « { $words }. »
    }
radio_quoted = { $who }, Manche { $round } : « { $words }. »
radio_earlier = ce qui a été dit à la Manche { $round }
claim-say = parler à la radio
radio_everybody = Tout le monde
radio_engine = Moteur { $engine }
radio_pod = Nacelle { $pod }

radio_place-corridor = Couloir
radio_place-engine = Moteur
radio_place-goods = Objet
radio_place-letter = Destination
radio_place-line = Ce qui a été dit
radio_place-place = Où elle mène
radio_place-pod = Nacelle
radio_place-room = Salle
radio_place-state = État
radio_place-tile = Ce qu’elle est
radio_place-who = À qui

## Ce que tout le monde a vu.

radio_did-looked = Manche { $round } : a regardé le Moteur { $engine }
radio_did-kept = Manche { $round } : a travaillé sur le Moteur { $engine } en laissant ses jetons dans leur ordre
radio_did-swapped = Manche { $round } : a travaillé sur le Moteur { $engine } et a échangé ses jetons
radio_did-read = Manche { $round } : a regardé les Coordonnées
radio_did-set = Manche { $round } : a placé le marqueur Destination sur { $letter }
radio_did-traded = { $other_own ->
        [yes] Manche { $round } : a conclu un échange avec vous
       *[no] Manche { $round } : a conclu un échange avec { $other }
    }
radio_did-refused = { $other_own ->
        [yes] Manche { $round } : a refusé un échange avec vous
       *[no] Manche { $round } : a refusé un échange avec { $other }
    }
radio_did-shut = { $other_own ->
        [yes] Manche { $round } : vous a fermé une Porte au nez en plein combat
       *[no] Manche { $round } : a fermé une Porte en laissant { $other } se battre derrière
    }

## Après la partie.

radio_lie = { $line } Un mensonge.
report-lie = { $who } savait que c’était faux, à la Manche { $round } : « { $words }. »
report-word = { $who } : { $kept ->
        [0] aucune promesse tenue
        [one] { $kept } promesse tenue
       *[other] { $kept } promesses tenues
    }, { $broken ->
        [0] aucune rompue
        [one] { $broken } rompue
       *[other] { $broken } rompues
    }.

## Comment sont les bots : choisi pour une table, ou révélé après la partie. S’accorde avec « tempérament ».

temper-bold = audacieux
temper-careful = prudent
temper-loyal = loyal
temper-selfish = égoïste
temper-talkative = bavard
temper-quiet = taciturne
temper-trusting = confiant
temper-suspicious = méfiant
temper-honest = honnête
temper-silent = muet
radio_temper = Un bot au tempérament { $words }.
report-temper = { $who } : un bot au tempérament { $words }.
