# The log: what happened, in one short sentence. $own: yes for the reader's own Character. log-<event>-hidden: what the
# others are told. Events that another line tells have no sentence (text/log.py).

## Set-up and rounds

log-drafted = { $own ->
        [yes] You choose { $the } (offered: { $offered }).
       *[no] { $who } chooses { $the } (offered: { $offered }).
    }
log-objectives_dealt = { $objectives_count ->
        [one] { $own ->
            [yes] Your Objective: { $objectives }.
           *[no] { $who }’s Objective: { $objectives }.
        }
       *[other] { $own ->
            [yes] Your Objectives: { $objectives }.
           *[no] { $who }’s Objectives: { $objectives }.
        }
    }
log-objectives_dealt-hidden = { $others ->
        [0] Each player is
        [one] The other player is
       *[other] Each of the other players is
    } dealt { $number ->
        [one] 1 Objective
       *[other] { $number } Objectives
    } in secret.
log-shared_objectives = { $objectives_count ->
        [one] The crew’s Objective: { $objectives }.
       *[other] The crew’s Objectives: { $objectives }.
    }
log-setup_done = { $some_room ->
        [yes] The crew stands ready in { $room }.
       *[no] The crew stands ready.
    }
log-round = Round { $round }.
log-first_player = { $own ->
        [yes] You are First Player.
       *[no] { $who } is First Player.
    }
log-turn = { $led ->
        [yes] { $own ->
            [yes] Your turn to lead the Intruders.
           *[no] The Intruder player’s turn.
        }
       *[no] { $own ->
            [yes] Your turn.
           *[no] { $who }’s turn.
        }
    }
log-passed = { $led ->
        [yes] { $own ->
            [yes] You pass, leading the Intruders.
           *[no] The Intruder player passes.
        }
       *[no] { $own ->
            [yes] You pass
           *[no] { $who } passes
        }{ $cards_count ->
            [0] .
            [one] , discarding { $cards }.
           *[other] , discarding { $cards_count } cards.
        }
    }
log-round_cut_short = { $own ->
        [yes] You cut the round short: everyone passes, and the Intruders will not attack.
       *[no] { $who } cuts the round short: everyone passes, and the Intruders will not attack.
    }
log-event_phase = Event Phase.
log-time = Time: { $left ->
        [0] the marker reaches the red space.
        [one] 1 space left before the jump.
       *[other] { $left } spaces left before the jump.
    }
log-chambers_opened = The hibernation chambers are open.
log-revived = { $own ->
        [yes] The AutoDoc brings you back in { $room }.
       *[no] The AutoDoc brings { $who } back in { $room }.
    }

## Actions

log-action = { $own ->
        [yes] { $what ->
            [move] You set out for { $room }.
            [careful_move] You set out for { $room }.
            [escape] You flee to { $room }.
            [shoot] You take aim.
            [melee] You get ready to strike.
            [play] You play { $thing }.
            [room_action] You use the Room Action { $name }.
            [use] You use { $thing }.
           *[other] You announce: { $deed }.
        }
       *[no] { $what ->
            [move] { $who } sets out for { $room }.
            [careful_move] { $who } sets out for { $room }.
            [escape] { $who } flees to { $room }.
            [shoot] { $who } takes aim.
            [melee] { $who } gets ready to strike.
            [play] { $who } plays { $thing }.
            [room_action] { $who } uses the Room Action { $name }.
            [use] { $who } uses { $thing }.
           *[other] { $who } announces: { $deed }.
        }
    }
log-action_cancelled = { $own ->
        [yes] Your action is cancelled.
       *[no] { $who }’s action is cancelled.
    }
log-card_used_up = { $card } has been used up and leaves the game.
log-interrupted = { $own ->
        [yes] You interrupt { $other }
       *[no] { $other_own ->
            [yes] { $who } interrupts you
           *[no] { $who } interrupts { $other }
        }
    }{ $named ->
        [yes] { " " }({ $deed }).
       *[no] .
    }
log-harm_refused = { $own ->
        [yes] No way: nothing happens to you.
       *[no] No way: nothing happens to { $who }.
    }
log-room_action = { $own ->
        [yes] You use a Room Action for free: { $tile }.
       *[no] { $who } uses a Room Action for free: { $tile }.
    }
log-drew = { $own ->
        [yes] { $reshuffled ->
            [yes] You reshuffle your deck and draw { $cards }.
           *[no] You draw { $cards }.
        }
       *[no] { $reshuffled ->
            [yes] { $who } reshuffles their deck and draws { $cards }.
           *[no] { $who } draws { $cards }.
        }
    }
log-drew-hidden = { $who } { $reshuffled ->
        [yes] reshuffles their deck and draws
       *[no] draws
    } { $number ->
        [one] a card.
       *[other] { $number } cards.
    }
log-discarded = { $own ->
        [yes] You discard
       *[no] { $who } discards
    } { $cards_count ->
        [1] { $cards }.
        [2] { $cards }.
       *[other] { $cards_count } cards.
    }
log-own_deck_shuffled = { $own ->
        [yes] You reshuffle your deck.
       *[no] { $who } reshuffles their deck.
    }
log-deck_shuffled = { $deck } is shuffled.

## Moving and exploring

log-moved = { $own ->
        [yes] You enter { $room }.
       *[no] { $who } enters { $room }.
    }
log-followed = { $own ->
        [yes] You arrive in { $room } with { $other }.
       *[no] { $other_own ->
            [yes] { $who } arrives in { $room } with you.
           *[no] { $who } arrives in { $room } with { $other }.
        }
    }
log-explored = { $own ->
        [yes] You explore { $room }
       *[no] { $who } explores { $room }
    }{ $items ->
        [-1] { $named ->
            [yes] : { log-explored.token }.
           *[no] .
        }
       *[other] :{ $named ->
            [yes] { " " }{ log-explored.token },
           *[no] { "" }
        } { $items ->
            [one] 1 Item.
           *[other] { $items } Items.
        }
    }
    .token = { $token_id ->
        [doors] the Door closes
       *[other] { $token }
    }
log-tile_flipped = An Intruder uncovers Room { $number }: { $tile }.
log-peeked = { $own ->
        [yes] You look at the tile of { $room }: { $tile }.
       *[no] { $who } looks at the tile of { $room }: { $tile }.
    }
log-peeked-hidden = { $who } looks at the tile of { $room } in secret.
log-peeked_token = { $own ->
        [yes] You look at the Exploration token of { $room }: { $token_id ->
            [none] there is none.
           *[other] { $token }.
        }
       *[no] { $who } looks at the Exploration token of { $room }: { $token_id ->
            [none] there is none.
           *[other] { $token }.
        }
    }
log-peeked_token-hidden = { $who } looks at the token of { $room } in secret.

## Noise, Danger, Encounters

log-noise_rolled = { $entered ->
        [yes] { $own ->
            [yes] You enter { $room }: Silence.
           *[no] { $who } enters { $room }: Silence.
        }
       *[no] { $own ->
            [yes] You make a Noise roll: Silence.
           *[no] { $who } makes a Noise roll: Silence.
        }
    }
log-room_noise_rolled = Noise roll in { $room }: Silence.
log-noise_rerolled = { $own ->
        [yes] You reroll the Noise die
       *[no] { $who } rerolls the Noise die
    }{ $seen ->
        [yes] { " " }({ $face })
       *[no] { "" }
    } with { $item }.
log-noise = { $entered ->
        [yes] { $own ->
            [yes] You enter { $room }: Noise in { $exit }.
           *[no] { $who } enters { $room }: Noise in { $exit }.
        }
       *[no] { $named ->
            [yes] { $own ->
                [yes] You make Noise in { $exit }.
               *[no] { $who } makes Noise in { $exit }.
            }
           *[no] Noise in { $exit }.
        }
    }
log-noise_all = Noise at every exit of { $room }.
log-noise_cleared = The Noise around { $room } fades.
log-danger = { $entered ->
        [yes] { $own ->
            [yes] You enter { $room }: Danger
           *[no] { $who } enters { $room }: Danger
        }
       *[no] Danger{ $slime ->
            [yes] { " " }(Slime)
           *[no] { "" }
        } in { $room }
    }{ $brings ->
        [noise] { $entered ->
            [yes] , Noise at every exit.
           *[no] : Noise at every exit.
        }
        [nothing] , without effect.
       *[other] !
    }
log-slimed = { $own ->
        [yes] You gain a Slime marker.
       *[no] { $who } gains a Slime marker.
    }
log-slime_off = { $own ->
        [yes] You lose your Slime marker.
       *[no] { $who } loses their Slime marker.
    }
log-encounter = Encounter in { $room }: { $type ->
        [blank] a false alarm, Noise at every exit.
       *[other] { log-encounter.met }
    }
    .met = { $own ->
        [yes] you meet { $a }.
        [no] { $who } meets { $a }.
       *[none] { $a }, with nobody there.
    }
log-surprise_check = { $surprised ->
        [yes] Surprise Attack
       *[no] No Surprise Attack
    } on { $own ->
        [yes] you
       *[no] { $who }
    }: { $cards } in hand, { $number } on the token.
log-first_encounter = { $choice ->
        [yes] First Encounter: every living player keeps one Objective in secret.
       *[no] First Encounter.
    }
log-objective_kept = { $own ->
        [yes] You keep the Objective { $objective }.
       *[no] { $who } keeps the Objective { $objective }.
    }

## Intruders

log-intruder_placed = { $met ->
        [yes] It is { $a }.
       *[no] { $a } appears in { $room }.
    }
log-intruder_moved = { $the } moves into { $room }{ $some_start ->
        [yes] { " " }from Room { $start }.
       *[no] .
    }
log-intruder_vanished = { $the } leaves { $room } and goes back to the bag.
log-intruder_withdrawn = { $the } leaves { $room } for the bag: no miniature is left.
log-intruder_killed = { $other_own ->
        [yes] You kill { $the } in { $room }.
        [no] { $other } kills { $the } in { $room }.
       *[none] { $the } dies in { $room }.
    }
log-injured = { $deed ->
        [shot] { $own ->
            [yes] You fire at { $the }:
           *[no] { $who } fires at { $the }:
        }
        [melee] { $own ->
            [yes] You strike { $the }:
           *[no] { $who } strikes { $the }:
        }
        [none] { $the } in { $room } suffers
       *[other] { log-injured.struck }
    } { $injuries ->
        [0] no Injury
        [one] 1 Injury
       *[other] { $injuries } Injuries
    }{ $summed ->
        [yes] { " " }({ $total } in all)
       *[no] { "" }
    }{ $deed ->
        [none] { $verdict ->
            [killed] { " " }and { log-injured.end }.
            [lives] { " " }and survives.
            [retreated] { " " }and retreats.
           *[unknown] .
        }
       *[other] { $verdict ->
            [killed] . It { log-injured.end }
            [lives] . It survives
            [retreated] . It retreats.
           *[unknown] .
        }{ $verdict ->
            [retreated] { "" }
            [unknown] { "" }
           *[other] { $arrow ->
                [yes] { " " }(retreat arrow).
               *[no] { $cards ->
                    [0] .
                    [one] { " " }(Attack card { $numbers }).
                   *[other] { " " }(cards { $numbers }).
                }
            }
        }
    }
    .end = dies
    .struck = { $the } is struck:
log-rerolled_for_ammo = { $own ->
        [yes] You fire again with { $item }: { $ammo } Ammo left.
       *[no] { $who } fires again with { $item }: { $ammo } Ammo left.
    }
log-retreat = { $deed ->
        [shot] { $own ->
            [yes] You fire at { $the }, which retreats through exit { $number }.
           *[no] { $who } fires at { $the }, which retreats through exit { $number }.
        }
       *[none] { $the } retreats from { $room } through exit { $number }.
    }
log-stopped_by_door = A closed Door stops { $the } in { $room }.
log-transformed = { $was } in { $room } becomes { $a }.
log-summoned = The Intruder in { $room } calls for help: { $type ->
        [blank] nobody comes.
       *[other] { $a } comes.
    }
log-recovered = { $the } in { $room } has no Injuries left.
log-attack = { $own ->
        [yes] { $the } attacks you.
       *[no] { $the } attacks { $who }.
    }
log-attack_card = { $declared ->
        [yes] { "" }
       *[no] { $own ->
            [yes] { $the } attacks you:{ " " }
           *[no] { $the } attacks { $who }:{ " " }
        }
    }{ $card } { $hits ->
        [yes] hits.
       *[no] fails.
    }
log-harmed = { $own ->
        [yes] { $gained ->
            [0] You gain { log-harmed.gain }.
           *[other] You suffer { log-harmed.wounds }{ $cards ->
                [0] { $slime ->
                    [yes] { " " }and gain { log-harmed.gain }
                   *[no] { "" }
                }
               *[other] { " " }and gain { log-harmed.gain }
            }.
        }
       *[no] { $gained ->
            [0] { $who } gains { log-harmed.gain }.
           *[other] { $who } suffers { log-harmed.wounds }{ $cards ->
                [0] { $slime ->
                    [yes] { " " }and gains { log-harmed.gain }
                   *[no] { "" }
                }
               *[other] { " " }and gains { log-harmed.gain }
            }.
        }
    }
    .wounds = { $gained ->
        [one] a Light Wound ({ $light } in all)
       *[other] { $gained } Light Wounds ({ $light } in all)
    }
    .gain = { $cards ->
        [0] a Slime marker
        [one] a Contamination card{ $slime ->
            [yes] { " " }and a Slime marker
           *[no] { "" }
        }
       *[other] { $cards } Contamination cards{ $slime ->
            [yes] { " " }and a Slime marker
           *[no] { "" }
        }
    }
log-attack_ignored = { $own ->
        [yes] { $the } attacks you in vain
       *[no] { $the } attacks { $who } in vain
    }{ $reacted ->
        [yes] { " " }({ $with }).
       *[no] .
    }
log-larva_on_board = { $own ->
        [yes] You now carry a Larva.
       *[no] { $who } now carries a Larva.
    }
log-larva_removed = { $own ->
        [yes] Your Larva is removed.
       *[no] { $who }’s Larva is removed.
    }
log-token_added = { $a } token { $replaces ->
        [yes] takes its place.
       *[no] goes into the bag.
    }
log-bag_token = Bag development: { $kind }.
log-event = Event: { $event } (exit { $number }).
log-weakness_revealed = { $own ->
        [yes] You find
       *[no] { $who } finds
    } a Weakness: { $weakness }.

## Eggs and the Nest

log-egg_added = The Queen lays an Egg: { $eggs } on the Intruder board.
log-egg_hatched = An Egg hatches: { $eggs } left on the Intruder board.
log-eggs_broken = { $eggs ->
        [one] 1 Egg is
       *[other] { $eggs } Eggs are
    } destroyed in { $room }.
log-nest_destroyed = No Egg is left: the Nest is destroyed.

## Fighting

log-covering_fire = { $own ->
        [yes] You fire { $item } to cover the retreat.
       *[no] { $who } fires { $item } to cover the retreat.
    }
log-shot = { $own ->
        [yes] You fire at { $target } and { $injuries ->
            [0] miss.
           *[other] hit.
        }
       *[no] { $who } fires at { $target } and { $injuries ->
            [0] misses.
           *[other] hits.
        }
    }
log-melee_result = { $own ->
        [yes] You strike at { $target } and { $hit ->
            [yes] hit.
           *[no] miss.
        }
       *[no] { $who } strikes at { $target } and { $hit ->
            [yes] hits.
           *[no] misses.
        }
    }
log-reloaded = { $own ->
        [yes] You reload { $item }: { $ammo } Ammo.
       *[no] { $who } reloads { $item }: { $ammo } Ammo.
    }

## Wounds, contamination, death

log-light_wound = { $cause ->
        [burnt] Fire:{ " " }
        [bleeding] Bleeding:{ " " }
       *[none] { "" }
    }{ $own ->
        [yes] you suffer a Light Wound ({ $light } in all).
       *[no] { $who } suffers a Light Wound ({ $light } in all).
    }
log-serious_wound = { $cause ->
        [burnt] Fire:{ " " }
        [bleeding] Bleeding:{ " " }
       *[none] { "" }
    }{ $own ->
        [yes] you suffer a Serious Wound ({ $wound }).
       *[no] { $who } suffers a Serious Wound ({ $wound }).
    }
log-dressed = { $own ->
        [yes] One of your Serious Wounds is dressed: { $wound }.
       *[no] One of { $who }’s Serious Wounds is dressed: { $wound }.
    }
log-healed = { $own ->
        [yes] One of your Serious Wounds is healed: { $wound }.
       *[no] One of { $who }’s Serious Wounds is healed: { $wound }.
    }
log-healed_light = { $own ->
        [yes] { $light ->
            [0] All your Light Wounds are healed.
           *[other] A Light Wound is healed: you have { $light } left.
        }
       *[no] { $light ->
            [0] All of { $who }’s Light Wounds are healed.
           *[other] One of { $who }’s Light Wounds is healed: { $light } left.
        }
    }
log-contaminated = { $cause ->
        [melee] Melee:{ " " }
       *[none] { "" }
    }{ $own ->
        [yes] you gain
       *[no] { $who } gains
    } { $cards ->
        [one] a Contamination card.
       *[other] { $cards } Contamination cards.
    }
log-contamination_removed = { $own ->
        [yes] { $cards ->
            [one] 1 of your Contamination cards leaves the game.
           *[other] { $cards } of your Contamination cards leave the game.
        }
       *[no] { $cards ->
            [one] 1 of { $who }’s Contamination cards leaves the game.
           *[other] { $cards } of { $who }’s Contamination cards leave the game.
        }
    }
log-scanned = { $own ->
        [yes] You scan { $cards ->
            [one] 1 Contamination card
           *[other] { $cards } Contamination cards
        }:
       *[no] { $who } scans { $cards ->
            [one] 1 Contamination card
           *[other] { $cards } Contamination cards
        }:
    } { $cards ->
        [one] { $infected ->
            [0] it is not infected.
           *[other] it is infected.
        }
       *[other] { $infected ->
            [0] none is infected.
            [one] 1 is infected.
           *[other] { $infected } are infected.
        }
    }
log-scanned-hidden = { $who } scans { $cards ->
        [one] 1 Contamination card.
       *[other] { $cards } Contamination cards.
    }
log-eclosion_scan = { $own ->
        [yes] You draw { $cards_count } cards and scan:
       *[no] { $who } draws { $cards_count } cards and scans:
    } { $infected ->
        [yes] an infected card is found.
       *[no] no infected card.
    }
log-eclosion_scan-hidden = { $who } draws { $cards_count } cards and scans.
log-died = { $own ->
        [yes] You die: { $why }.
       *[no] { $who } dies: { $why }.
    }
log-became_intruder = { $own ->
        [yes] You will lead the Intruders from the next round on.
       *[no] { $who }’s player will lead the Intruders from the next round on.
    }
log-intruder_card = { $own ->
        [yes] You play
       *[no] The Intruder player plays
    } { $card } { $way ->
        [intruder_move] to move an Intruder.
        [intruder_attack] to attack.
       *[intruder_effect] for its effect.
    }

## Items and Objects

log-found = { $searched ->
        [yes] { $own ->
            [yes] You search { $place } and find { $items }{ log-found.left }
           *[no] { $who } searches { $place } and finds { $items }{ log-found.left }
        }
       *[no] { $own ->
            [yes] You find { $items }.
           *[no] { $who } finds { $items }.
        }
    }
    .left = { $left ->
        [-1] .
        [0] ; no Item is left.
        [one] ; 1 Item is left.
       *[other] ; { $left } Items are left.
    }
log-found-hidden = { $who } looks at cards from { $deck }.
log-declined_items = { $searched ->
        [yes] { $who } searches { $place } and keeps nothing{ log-found.left }
       *[no] { $own ->
            [yes] You keep none of them.
           *[no] { $who } keeps none of them.
        }
    }
log-item_gained = { $own ->
        [yes] You take { $item } into your Inventory.
       *[no] { $who } takes { $item } into their Inventory.
    }
log-item_gained-hidden = { $searched ->
        [yes] { $who } searches { $place } and keeps { $colour_id ->
            [none] an Item
           *[other] a { $colour } Item
        }{ log-found.left }
       *[no] { $who } takes { $colour_id ->
            [none] an Item
           *[other] a { $colour } Item
        } into their Inventory.
    }
log-took_in_hand = { $searched ->
        [yes] { $who } searches { $place } and takes { $thing } in hand{ log-found.left }
       *[no] { $own ->
            [yes] You take { $thing } in hand.
           *[no] { $who } takes { $thing } in hand.
        }
    }
log-refused = { $searched ->
        [yes] { $who } searches { $place } and leaves { $thing } behind{ log-found.left }
       *[no] { $own ->
            [yes] You leave { $thing } behind.
           *[no] { $who } leaves { $thing } behind.
        }
    }
log-dropped = { $own ->
        [yes] { $object ->
            [yes] You drop { $thing } in { $room }.
           *[no] You drop { $thing } for good.
        }
       *[no] { $object ->
            [yes] { $who } drops { $thing } in { $room }.
           *[no] { $who } drops { $thing } for good.
        }
    }
log-item_discarded = { $own ->
        [yes] You discard { $item }.
       *[no] { $who } discards { $item }.
    }
log-items_burnt = The flames destroy the Items left in { $room }.
log-crafted = { $own ->
        [yes] You craft { $item }
       *[no] { $who } crafts { $item }
    }{ $parts_count ->
        [0] .
       *[other] { " " }from { $parts }.
    }
log-quest_activated = { $own ->
        [yes] You activate the Quest Item { $item }.
       *[no] { $who } activates the Quest Item { $item }.
    }
log-attached = { $item } is attached to { $weapon }.
log-taped = { $own ->
        [yes] You tape { $a } and { $b } together.
       *[no] { $who } tapes { $a } and { $b } together.
    }
log-trade_offered = { $own ->
        [yes] You offer { $other } a deal: { $give } for { $ask }.
       *[no] { $who } offers you a deal: { $give } for { $ask }.
    }
log-trade_offered-hidden = { $who } offers { $other } a deal.
log-trade_done = { $own ->
        [yes] Deal with { $other }: you give { $give } and get { $take }.
       *[no] Deal with { $who }: you give { $take } and get { $give }.
    }
log-trade_done-hidden = { $who } and { $other } make a deal.
log-trade_refused = { $own ->
        [yes] { $other } does not accept your offer.
       *[no] { $other_own ->
            [yes] You do not accept { $who }’s offer.
           *[no] { $other } does not accept { $who }’s offer.
        }
    }

## The ship

log-door_closed = The Door of { $corridor } closes.
log-door_opened = The Door of { $corridor } opens.
log-door_destroyed = The Door of { $corridor } is destroyed.
log-door_token_moved = The Door token of { $corridor } is taken: that Corridor is open.
log-fire = Fire in { $room }.
log-fire_out = The Fire in { $room } is out.
log-malfunction = Malfunction in { $room }.
log-repaired = The Malfunction in { $room } is repaired.
log-ninth_fire = No Fire marker is left for { $room }: the ship is lost.
log-ninth_malfunction = No Malfunction marker is left for { $room }: the ship is lost.
log-airlock_armed = The airlock procedure starts in { $room }.
log-airlock_cancelled = The airlock procedure in { $room } is cancelled.
log-airlock_opens = The airlock opens in { $room }.
log-signal = { $own ->
        [yes] You send your Signal.
       *[no] { $who } sends a Signal.
    }
log-course_set = { $own ->
        [yes] You move the Destination marker to { $letter }.
       *[no] { $who } moves the Destination marker to { $letter }.
    }
log-looked_at_coordinates = { $own ->
        [yes] You look at the Coordinates: { $card }.
       *[no] { $who } looks at the Coordinates: { $card }.
    }
log-looked_at_coordinates-hidden = { $who } looks at the Coordinates in secret.
log-looked_at_engine = { $own ->
        [yes] You look at Engine { $engine }:
       *[no] { $who } looks at Engine { $engine }:
    } { $state ->
        [working] it works.
       *[damaged] it is damaged.
    }
log-looked_at_engine-hidden = { $who } looks at Engine { $engine } in secret.
log-looked_at_engines = { $own ->
        [yes] You look at the Engines:
       *[no] { $who } looks at the Engines:
    } { $damaged_count ->
        [0] all of them work.
        [one] Engine { $damaged } is damaged.
       *[other] Engines { $damaged } are damaged.
    }
log-looked_at_engines-hidden = { $who } looks at all Engines in secret.
log-engine_worked = { $own ->
        [yes] You work on Engine { $engine } and leave it
       *[no] { $who } works on Engine { $engine } and leaves it
    } { $state ->
        [working] working.
       *[damaged] damaged.
    }
log-engine_worked-hidden = { $own ->
        [yes] You work on Engine { $engine }:
       *[no] { $who } works on Engine { $engine } in secret:
    } { $swapped ->
        [yes] the order of its tokens has changed.
       *[no] the order of its tokens has not changed.
    }
log-looked_at_event = { $own ->
        [yes] You look at the next Event: { $event }.
       *[no] { $who } looks at the next Event: { $event }.
    }
log-looked_at_event-hidden = { $who } looks at the next Event in secret.
log-event_card_left = { $own ->
        [yes] { $place ->
            [top] You leave the Event card on top of the deck.
           *[bottom] You put the Event card under the deck.
        }
       *[no] { $place ->
            [top] { $who } leaves the Event card on top of the deck.
           *[bottom] { $who } puts the Event card under the deck.
        }
    }
log-looked_at_objectives = { $own ->
        [yes] You look at { $other }’s Objectives: { $objectives }.
       *[no] { $who } looks at { $other }’s Objectives: { $objectives }.
    }
log-looked_at_objectives-hidden = { $other_own ->
        [yes] { $who } looks at your Objectives.
       *[no] { $who } looks at { $other }’s Objectives in secret.
    }
log-self_destruct_started = Self-Destruct starts.
log-self_destruct_stopped = Self-Destruct is stopped.
log-self_destruct_advanced = Self-Destruct: { $left ->
        [0] it reaches the skull.
        [one] 1 space left before the explosion
       *[other] { $left } spaces left before the explosion
    }{ $left ->
        [0] { "" }
       *[other] { $late ->
            [yes] , and no way to stop it.
           *[no] .
        }
    }

## Leaving the ship

log-hibernated = { $own ->
        [yes] You go into hibernation.
       *[no] { $who } goes into hibernation.
    }
log-hibernation_failed = { $own ->
        [yes] An Intruder keeps you from hibernating.
       *[no] An Intruder keeps { $who } from hibernating.
    }
log-boarded = { $own ->
        [yes] You take a seat in Pod { $pod }.
       *[no] { $who } takes a seat in Pod { $pod }.
    }
log-boarding_failed = { $own ->
        [yes] An Intruder keeps you from boarding.
       *[no] An Intruder keeps { $who } from boarding.
    }
log-launched = { $own ->
        [yes] You leave the ship in Pod { $pod }.
       *[no] { $who } leaves the ship in Pod { $pod }.
    }
log-left_pod = { $own ->
        [yes] You get out of the Pod, into { $room }.
       *[no] { $who } gets out of the Pod, into { $room }.
    }
log-ejected = { $own ->
        [yes] An Intruder drives you out of the Pod.
       *[no] An Intruder drives { $who } out of the Pod.
    }
log-pod_locked = Pod { $pod } is locked.
log-pod_unlocked = Pod { $pod } is unlocked.
log-pods_unlocked = All Pods are unlocked.
log-pod_lost = Pod { $pod } is lost.

## The radio

log-said = { $own ->
        [yes] You
       *[no] { $who }
    }{ $address ->
        [none] { "" }
        [all] , to everybody
        [you] , to you
       *[one] , { $other_whom }
    }: “{ $words }.”
log-promise_ended = { $own ->
        [yes] { $state ->
            [kept] You keep your word ({ $deed }).
            [broken] You have not kept your word ({ $deed }).
           *[void] Your word no longer holds ({ $deed }).
        }
       *[no] { $state ->
            [kept] { $who } keeps their word ({ $deed }).
            [broken] { $who } has not kept their word ({ $deed }).
           *[void] The word { $whose } no longer holds ({ $deed }).
        }
    }

## The end

log-game_ends = { $cause ->
        [ninth_fire] The game ends.
        [ninth_malfunction] The game ends.
       *[other] { $why }
    }
log-engines_revealed = Engines revealed: { $damaged_count ->
        [0] all of them work.
        [one] Engine { $damaged } is damaged.
       *[other] Engines { $damaged } are damaged.
    } { $destroyed ->
        [yes] The ship explodes.
       *[no] The ship holds.
    }
log-coordinates_revealed = Coordinates revealed: { $letter } is { $place }.
log-contamination_check = { $own ->
        [yes] Your Contamination check:
       *[no] { $who }’s Contamination check:
    } { $drew ->
        [yes] { $drawn } Contamination among 4 cards,{ " " }
       *[no] { "" }
    }{ $passed ->
        [yes] safe.
       *[no] death.
    }
log-result = { $count ->
        [0] Nobody wins.
        [one] Winner: { $winners }.
       *[other] Winners: { $winners }.
    }
