# Carnomorphs: questions, options, actions and refusals

ask-keep_mutation = Quelle Mutation gardez-vous, face cachée ? L’autre retourne dans sa pioche.
ask-mutation_card = { $deed } : quelle carte Contamination dépensez-vous ? { $deadly ->
        [yes] Cela vous tue : c’est votre quatrième marqueur.
       *[no] Quel que soit son scan, vous recevez un marqueur.
    }
ask-wound_to_discard = { $deed } : quelle Blessure grave défaussez-vous ?
ask-spring = { $deed } : où bondissez-vous ?
ask-lead_intruder = { $deed } : quel Intrus se déplace, et où ?
ask-devour = { $deed } : que mangez-vous ?

pick-contamination-mutation_card = { $known ->
        [infected] Une carte Contamination que vous savez infectée
       *[unknown] Une carte Contamination pas encore scannée
    }
pick-eat = { $where ->
        [nest] Un Œuf du Nid
        [hand] { $thing }, dans vos mains
       *[floor] { $thing }, au sol
    }
pick-mutation = { $name }
    .note = { $reminder }
pick-path = { $room }{ $only ->
        [yes] { "" }
       *[no] , issue { $exit }
    }{ $past ->
        [yes] , via { $number }{ $first_only ->
            [yes] { "" }
           *[no] { " " }(issue { $first })
        }
       *[no] { "" }
    }

deed-mutate = utiliser la Mutation
    .plain = utiliser la Mutation

phrase-mutation_note = { $deadly ->
        [yes] mort certaine : ce serait votre quatrième marqueur Mutation
       *[no] { $reminder } (votre marqueur Mutation { $marker } sur 3)
    }

why_not-no_mutation_card = Vous n’avez pas de carte Mutation.
