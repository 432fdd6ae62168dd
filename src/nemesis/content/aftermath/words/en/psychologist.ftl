# The Psychologist: character, trait, cards, items, and what she asks and tells.

character-psychologist = Psychologist
    .the = the Psychologist
    .of = of the Psychologist
    .to = to the Psychologist
    .text = She gets things done through others: she sends them where she wants, plays their cards, reads their aims, and walks along when they move. Left alone, she draws fewer cards. Starts with the Pocket Pistol: Energy Weapon, 2 Ammo, never more than 1 Injury with the die. Quest Items: Spy Drone and Emotion Reader.
    .reminder = Uses others, hates solitude; Pocket Pistol, 2 Ammo.
    .style = You travel in the shadow of others, use their cards and read their aims. Alone you are slow and weak, so never let the crew leave without you.
    .learning = For experienced players

trait-trait_i_follow_you = I’m With You
    .text = When another Character of your Room announces a move of their own choice and has paid for it, you may discard 1 Action card and move along. The other Character alone explores, makes the Noise roll as if you had not come, and suffers what follows; when escaping, only they are attacked, and if they die you stay behind. You may do this after you have passed. At the draw step you draw up to 4 cards instead of 5 if no other Character is in your Room.
    .reminder = Discard 1 card: move along with another; alone, draw up to 4

card-helping_hand = Helping Hand
    .text = Cost: this card only. Out of Combat only. Choose a Character of your Room, or yourself. Yourself: draw 2 cards, then discard 1 card. Another: that Character draws 1 card, then discards 1 card of their choice.
    .reminder = You: draw 2, discard 1. Another: draws 1, discards 1.

card-manipulation = Manipulation
    .text = Cost: this card and 1 other Action card. Out of Combat only. Choose another Character of your Room with cards in hand and look at their hand. You may then pick 1 Action card there that is not a reaction: it goes to its owner’s discard pile and you use it as your own, paying its further cost from your hand. A card that needs something you do not have cannot be picked.
    .reminder = See a hand; use 1 of its cards as your own. 1 other card.

card-suggestion = Suggestion
    .text = Cost: this card only. Out of Combat only. Choose another Character of your Room and a Room neighbouring theirs: they go there, willing or not, and resolve their arrival as usual (exploration, Noise roll); then they draw 1 Action card.
    .reminder = Send another to a neighbouring Room; they draw 1 card.

card-profiling = Profiling
    .text = Cost: this card and 1 other Action card. Out of Combat only. Choose another Character of your Room and look in secret at 1 of their Objectives, at random (in an Epilogue, at their mission).
    .reminder = See 1 Objective of someone here. 1 other card.

item-pocket_pistol = Pocket Pistol
    .text = Heavy Item. Energy Weapon, 2 Ammo. The “Two hits” face deals 1 Injury only.
    .reminder = Energy Weapon, 2 Ammo, 1 Injury at most.

item-spy_drone = Spy Drone
    .text = Cost: 1 Action card. Out of Combat only. Give it to another Character of your Room: it stays there for the rest of the game, in everyone’s sight. From then on you see all that this Character checks in secret (Coordinates, Engines, Objectives, unexplored Rooms, cards on top of a deck) and every secret decision they take about the ship.
    .activation = Cost: 1 Action card. Out of Combat only. Also discard 1 Energy Charge.
    .reminder = Give it away: see every secret check of its carrier.

item-emotion_reader = Emotion Reader
    .text = Permanent effect, no cost. Your cards that choose a Character of your Room may choose one in a neighbouring Room instead, but not through a closed Door.
    .activation = Cost: 1 Action card. Out of Combat only. Be in the Laboratory or the Emergency Room; a Malfunction there does not matter.
    .reminder = Your cards reach neighbouring Rooms.

## Questions and options

ask-follow = { $who } is about to move to { $room }. Do you go along?
choice-decline-follow = Stay here
pick-card-follow = Go along, discarding { $card }

ask-whom_to_help = { $deed }: who draws and discards?
ask-whom_to_manipulate = { $deed }: whose hand do you look at?
ask-whom_to_watch = { $deed }: who will carry it?
ask-give_up_one = Which card do you discard?
ask-manipulate = You see { $who }’s hand. Which card do you use as your own?
choice-none-manipulate = Use no card
pick-card-manipulate = Use { $card }

part-manipulate = look at a hand and use 1 of its cards
part-give_drone = give it to another Character

## Log

log-goes_along = { $own ->
        [yes] You go along with { $other }.
       *[no] { $other_own ->
            [yes] { $who } goes along with you.
           *[no] { $who } goes along with { $other }.
        }
    }
log-looked_at_hand = { $own ->
        [yes] You look at { $other }’s hand: { $cards }.
       *[no] { $who } looks at { $other }’s hand: { $cards }.
    }
log-looked_at_hand-hidden = { $other_own ->
        [yes] { $who } looks at your hand.
       *[no] { $who } looks at { $other }’s hand.
    }
log-acted_through = { $own ->
        [yes] You use { $other }’s { $card } as your own.
       *[no] { $other_own ->
            [yes] { $who } uses your { $card }.
           *[no] { $who } uses { $other }’s { $card }.
        }
    }
log-drone_given = { $own ->
        [yes] You give { $other } the Spy Drone.
       *[no] { $other_own ->
            [yes] { $who } gives you the Spy Drone.
           *[no] { $who } gives { $other } the Spy Drone.
        }
    }

## Refusals

why_not-nobody_within_reach = There is no other Character here whom this could affect.
why_not-nobody_with_action_cards = No other Character here has a card in hand.
why_not-no_secret_objective_near = No other Character here has an Objective that you could look at in secret.

## The text client

client-watched = watched by { $who }
client-knows_hand = { $who }’s hand: { $what } (round { $round }).

## Table options

option-spy_drone_decisions = What the Spy Drone shows
    .plain = The Spy Drone shows the Psychologist every secret choice of whoever carries it, or leaves their own cards secret.
    .text = Decides which secret decisions of its carrier the Psychologist sees. The rules say all of them; some groups leave out those about the carrier’s own cards. What the carrier checks on the ship or about others is seen in either case.
    .value-all = All: also the Objective kept and the Access Code chosen
    .value-aboard = Those about the ship

web-table-order-follow = Never follow somebody who leaves
