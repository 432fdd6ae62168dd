# The radio: what the crew says, promises and was seen doing. Words stand in quotation marks: no full stop at their end.

## What can be said. `.label`: in the list of what can be said; `.deed`: what is promised, after “I will”.

radio-engine = Engine { $engine } { $state ->
        [working] works
       *[damaged] is damaged
    }
    .label = An Engine works, or is damaged
radio-leads = Destination { $letter } is { $place }
    .label = Where a Destination leads
radio-tile = Room { $number } is { $tile }
    .label = What an unexplored Room is
radio-infected = I am infected
    .label = I am infected
radio-clean = I am not infected
    .label = I am not infected
radio-have = I carry this: { $goods }
    .label = I carry an Item
radio-lack = I do not have this: { $goods }
    .label = I do not have an Item
radio-sent = I have sent the Signal
    .label = I have sent the Signal
radio-course = I set the course to { $letter }
    .label = I set the course
radio-untouched = I have touched neither the Engines nor the course
    .label = I have touched nothing

radio-going = I will { radio-going.deed }
    .label = I am going to a Room
    .deed = go to { $room }
radio-repairing = I will { radio-repairing.deed }
    .label = I will work on an Engine
    .deed = work on Engine { $engine }
radio-launching = I will { radio-launching.deed }
    .label = I will leave in a Pod
    .deed = leave in Pod { $pod }
radio-sleeping = I will { radio-sleeping.deed }
    .label = I will hibernate
    .deed = go into hibernation
radio-covering = I will cover you
    .label = I will cover somebody
    .deed = { $other_own ->
        [yes] cover you
       *[no] cover { $other }
    }

radio-come = come to { $room }
    .label = Come to a Room
    .deed = come to { $room }
radio-check = look at Engine { $engine }
    .label = Look at an Engine
    .deed = look at Engine { $engine }
radio-repair = repair Engine { $engine }
    .label = Repair an Engine
    .deed = work on Engine { $engine }
radio-open = open the Door of { $corridor }
    .label = Open a Door
    .deed = open the Door of { $corridor }
radio-close = close the Door of { $corridor }
    .label = Close a Door
    .deed = close the Door of { $corridor }
radio-wait = wait for me where you are
    .label = Wait for me
    .deed = { $other_own ->
        [yes] wait for you
       *[no] wait for { $other }
    }
radio-give = give me this: { $goods }
    .label = Give me an Item
    .deed = { $other_own ->
        [yes] give you this: { $goods }
       *[no] give this { $other_whom }: { $goods }
    }
radio-offer = I can give you this: { $goods }
    .label = I give you an Item
    .deed = { $other_own ->
        [yes] give you this: { $goods }
       *[no] give this { $other_whom }: { $goods }
    }

radio-yes = { $offered ->
        [yes] Agreed, I take it: { $goods }
       *[no] Yes, I will { $deed }
    }
    .label = Yes
radio-no = { $offered ->
        [yes] No, I do not want it: { $goods }
       *[no] No, I will not { $deed }
    }
    .label = No
radio-if = { $offered ->
        [yes] I take it ({ $goods }), on one condition: { $request }
       *[no] I will { $deed }, on one condition: { $request }
    }
    .label = Yes, on one condition

radio-thanks = thank you
    .label = Thank you
radio-doubt = { $author_own ->
        [yes] I do not believe you: ‘{ $quote }’
       *[no] I do not believe { $author }: ‘{ $quote }’
    }
    .label = I do not believe it
radio-accuse = you said: ‘{ $quote }’. { $basis ->
        [statement] That is not true
        [promise] You have not kept your word
       *[other] I do not trust you
    }
    .label = You have deceived us
radio-warn = keep away from { $room }
    .label = Keep away from a Room

## How it is told.

radio_line = { $address ->
        [none] “{ $words }.”
        [all] To everybody: “{ $words }.”
        [you] To you: “{ $words }.”
       *[one] { $whom }: “{ $words }.”
    }
radio_quoted = { $who }, round { $round }: “{ $words }.”
radio_earlier = what was said in round { $round }
claim-say = say something over the radio
radio_everybody = Everybody
radio_engine = Engine { $engine }
radio_pod = Pod { $pod }

radio_place-corridor = Corridor
radio_place-engine = Engine
radio_place-goods = Item
radio_place-letter = Destination
radio_place-line = What was said
radio_place-place = Where it leads
radio_place-pod = Pod
radio_place-room = Room
radio_place-state = State
radio_place-tile = What it is
radio_place-who = To whom

## What everybody saw.

radio_did-looked = Round { $round }: looked at Engine { $engine }
radio_did-kept = Round { $round }: worked on Engine { $engine } and left its tokens in their order
radio_did-swapped = Round { $round }: worked on Engine { $engine } and swapped its tokens
radio_did-read = Round { $round }: looked at the Coordinates
radio_did-set = Round { $round }: moved the Destination marker to { $letter }
radio_did-traded = { $other_own ->
        [yes] Round { $round }: made a deal with you
       *[no] Round { $round }: made a deal with { $other }
    }
radio_did-refused = { $other_own ->
        [yes] Round { $round }: refused a deal with you
       *[no] Round { $round }: refused a deal with { $other }
    }
radio_did-shut = { $other_own ->
        [yes] Round { $round }: closed a Door in your face while you were fighting
       *[no] Round { $round }: closed a Door in the face of { $other } during a fight
    }

## After the game.

radio_lie = { $line } A lie.
report-lie = { $who } knew better in round { $round }: “{ $words }.”
report-word = { $who }: { $kept ->
        [0] no promise kept
        [one] 1 promise kept
       *[other] { $kept } promises kept
    }, { $broken ->
        [0] none broken
        [one] 1 broken
       *[other] { $broken } broken
    }.

## What bots are like: chosen for a table, or told after the game.

temper-bold = bold
temper-careful = careful
temper-loyal = loyal
temper-selfish = selfish
temper-talkative = talkative
temper-quiet = quiet
temper-trusting = trusting
temper-suspicious = suspicious
temper-honest = honest
temper-silent = silent
radio_temper = A bot, { $words } by temper.
report-temper = { $who } was a bot, { $words } by temper.
