# Carnomorphs: questions, options, actions and refusals

ask-keep_mutation = Which Mutation do you keep, face down? The other one goes back into its deck.
ask-mutation_card = { $deed }: which Contamination card do you spend? { $deadly ->
        [yes] This kills you: it is your fourth marker.
       *[no] Whatever its scan shows, you gain a marker.
    }
ask-wound_to_discard = { $deed }: which Serious Wound do you discard?
ask-spring = { $deed }: where do you leap?
ask-lead_intruder = { $deed }: which Intruder moves, and where?
ask-devour = { $deed }: what do you eat?

pick-contamination-mutation_card = { $known ->
        [infected] A Contamination card known to be infected
       *[unknown] A Contamination card not scanned yet
    }
pick-eat = { $where ->
        [nest] An Egg of the Nest
        [hand] { $thing }, in your hands
       *[floor] { $thing }, on the floor
    }
pick-mutation = { $name }
    .note = { $reminder }
pick-path = { $room }{ $only ->
        [yes] { "" }
       *[no] , exit { $exit }
    }{ $past ->
        [yes] , via { $number }{ $first_only ->
            [yes] { "" }
           *[no] { " " }(exit { $first })
        }
       *[no] { "" }
    }

deed-mutate = use the Mutation
    .plain = use the Mutation

phrase-mutation_note = { $deadly ->
        [yes] certain death: it would be your fourth Mutation marker
       *[no] { $reminder } (your Mutation marker { $marker } of 3)
    }

why_not-no_mutation_card = You have no Mutation card.
