# The log. $own: yes for the reader's own Character. log-<event>-hidden: what the others are told.

## Set-up and rounds

log-drafted = { $own ->
        [yes] You choose { $the } (offered: { $offered }).
       *[no] { $who } chooses { $the } (offered: { $offered }).
    }
log-setup_done = Everything is in place. The crew stands ready in { $room }.
log-round = Round { $round } begins.
log-first_player = { $own ->
        [yes] You are now First Player.
       *[no] { $who } is now First Player.
    }
log-turn = { $led ->
        [yes] { $own ->
            [yes] It is your turn to lead the Intruders.
           *[no] It is the turn of the Intruder player.
        }
       *[no] { $own ->
            [yes] It is your turn.
           *[no] It is the turn { $whose }.
        }
    }
log-passed = { $led ->
        [yes] { $own ->
            [yes] You pass, leading the Intruders.
           *[no] The Intruder player passes.
        }
       *[no] { $own ->
            [yes] You pass: no more turns for you in this round.
           *[no] { $who } passes: no more turns in this round.
        }
    }
log-round_cut_short = { $own ->
        [yes] You cut the round short: everyone passes, and the Intruders will not attack in this Event Phase.
       *[no] { $who } cuts the round short: everyone passes, and the Intruders will not attack in this Event Phase.
    }
log-event_phase = The Event Phase begins.
log-time = The Time marker advances: { $left ->
        [0] it reaches the red space.
        [one] 1 more move to the jump.
       *[other] { $left } more moves to the jump.
    }
log-chambers_opened = The Time marker reaches the first blue space: the hibernation chambers are open.
log-revived = The AutoDoc brings { $own ->
        [yes] you back: you return in { $room }, Light Wounds gone and Serious Wounds dressed.
       *[no] { $who } back in { $room }, Light Wounds gone and Serious Wounds dressed.
    }

## Actions

log-action = { $own ->
        [yes] You announce: { $deed }{ $paid_count ->
            [0] .
           *[other] , paid with { $paid }.
        }
       *[no] { $who } announces: { $deed }{ $paid_count ->
            [0] .
           *[other] , paid with { $paid }.
        }
    }
log-action_cancelled = { $own ->
        [yes] Your action is cancelled: its cost stays paid and it is used up.
       *[no] The action { $whose } is cancelled: its cost stays paid and it is used up.
    }
log-interrupted = { $own ->
        [yes] You interrupt { $other }: that action is about to be cancelled.
       *[no] { $other_own ->
            [yes] { $who } interrupts you: your action is about to be cancelled.
           *[no] { $who } interrupts { $other }: that action is about to be cancelled.
        }
    }
log-card_played = { $own ->
        [yes] You play { $card } as a reaction.
       *[no] { $who } plays { $card } as a reaction.
    }
log-item_used = { $own ->
        [yes] You use { $item } as a reaction.
       *[no] { $who } uses { $item } as a reaction.
    }
log-room_action = { $own ->
        [yes] You use the Room Action of { $room } without paying.
       *[no] { $who } uses the Room Action of { $room } without paying.
    }
log-drew = { $own ->
        [yes] You draw { $card }.
       *[no] { $who } draws { $card }.
    }
log-drew-hidden = { $who } draws a card.
log-discarded = { $own ->
        [yes] You discard: { $cards }.
       *[no] { $who } discards: { $cards }.
    }
log-own_deck_shuffled = { $own ->
        [yes] You shuffle your cards into a new deck.
       *[no] { $who } shuffles their cards into a new deck.
    }
log-deck_shuffled = { $deck } is shuffled.

## Moving and exploring

log-moved = { $own ->
        [yes] You enter { $room }{ $walked ->
            [yes] { " " }through { $corridor }.
           *[no] .
        }
       *[no] { $who } enters { $room }{ $walked ->
            [yes] { " " }through { $corridor }.
           *[no] .
        }
    }
log-explored = { $own ->
        [yes] You explore { $room }. Exploration token: { $token }. { $reminder }.
       *[no] { $who } explores { $room }. Exploration token: { $token }.
    } { $items ->
        [-1] No Items here.
        [one] 1 Item to find.
       *[other] { $items } Items to find.
    }
log-tile_flipped = An Intruder walks into an unexplored Room: Room { $number } is turned face up, { $tile }.
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
log-peeked_token-hidden = { $who } looks at the Exploration token of { $room } in secret.

## Noise, Danger, Encounters

log-noise_rolled = { $own ->
        [yes] You make a Noise roll:
       *[no] { $who } makes a Noise roll:
    } { $face_id ->
        [silence] Silence: nothing, unless there is Slime.
        [danger] Danger.
       *[number] { $face }, { $exit }. If a marker is already there, an Encounter follows.
    }
log-noise_rerolled = { $own ->
        [yes] You use { $item }, discarding { $card }, to roll for Noise again.
       *[no] { $who } uses { $item }, discarding { $card }, to roll for Noise again.
    }
log-noise = Noise: a marker goes in { $exit }.
log-noise_all = Noise on every side: each exit of { $room } has a marker now.
log-danger = Danger in { $room }: Intruders of neighbouring Rooms that are not in Combat come in; if there are none, Noise at every exit.
log-slimed = { $own ->
        [yes] You are covered with Slime: every Silence is Danger for you.
       *[no] { $who } is covered with Slime: every Silence becomes Danger.
    }
log-slime_off = { $own ->
        [yes] You lose your Slime marker.
       *[no] { $who } loses the Slime marker.
    }
log-encounter = { $own ->
        [yes] Encounter: you meet { $a } in { $room }.
        [no] Encounter: { $who } meets { $a } in { $room }.
       *[none] Encounter: the bag gives { $a } for { $room }, where nobody stands.
    } The Noise markers around it are removed.{ $type ->
        [blank] { " " }A false alarm: no Intruder, but Noise at every exit.
       *[other] { "" }
    }
log-surprise_check = { $surprised ->
        [yes] { $own ->
            [yes] Surprise Attack on you: you hold fewer cards ({ $cards }) than the number on the token ({ $number }).
           *[no] Surprise Attack on { $who }: fewer cards in hand ({ $cards }) than the number on the token ({ $number }).
        }
       *[no] { $own ->
            [yes] No Surprise Attack: you hold as many cards ({ $cards }) as the number on the token ({ $number }) or more.
           *[no] No Surprise Attack: { $who } holds as many cards ({ $cards }) as the number on the token ({ $number }) or more.
        }
    }
log-first_encounter = First Encounter: every living player keeps one Objective in secret.
log-objective_kept = { $own ->
        [yes] You keep the Objective { $objective }.
       *[no] { $who } keeps the Objective { $objective }.
    }
log-objective_kept-hidden = { $who } keeps one Objective in secret.

## Intruders

log-intruder_placed = { $a } appears in { $room }.
log-intruder_moved = { $the } moves into { $room }{ $some_start ->
        [yes] { " " }from { $start }.
       *[no] .
    }
log-intruder_vanished = { $the } of { $room } leaves the ship: its Injuries are lost and a token of its type goes back in the bag.
log-intruder_withdrawn = No miniature is left: { $the } of { $room }, not in Combat, goes back to the bag.
log-intruder_killed = { $other_own ->
        [yes] You kill { $the } in { $room }.
        [no] { $other } kills { $the } in { $room }.
       *[none] { $the } dies in { $room }.
    }
log-injured = { $the } in { $room } suffers { $injuries ->
        [one] 1 Injury
       *[other] { $injuries } Injuries
    }: { $total } in all.
log-blood = Injury check: the Attack { $cards ->
        [one] card shows
       *[other] cards show
    } { $numbers }. { $arrow ->
        [yes] With a retreat arrow, the Intruder lives and retreats.
       *[no] { $cards ->
            [one] The Intruder dies if this is not more than its Injuries.
           *[other] The sum, { $sum }, is compared with its Injuries.
        }
    }
log-retreat = { $the } retreats from { $room }: the Event card drawn says exit { $number }.
log-stopped_by_door = { $the } in { $room } is stopped by the closed Door of { $corridor } and cannot break it.
log-transformed = { $room } now holds { $a }: the Intruder there has grown.
log-summoned = { $type ->
        [blank] The Intruder in { $room } calls for help: the token drawn is blank, nobody comes.
       *[other] The Intruder in { $room } calls for help: the bag gives { $a }.
    }
log-recovered = { $the } in { $room } loses all its Injuries.
log-attack = { $occasion ->
        [surprise] { $own ->
            [yes] Surprise Attack: { $the } attacks you.
           *[no] Surprise Attack: { $the } attacks { $who }.
        }
        [escape] { $own ->
            [yes] You try to escape: { $the } attacks first.
           *[no] { $who } tries to escape: { $the } attacks first.
        }
        [card] { $own ->
            [yes] A card leads the attack: { $the } attacks you.
           *[no] A card leads the attack: { $the } attacks { $who }.
        }
       *[event] { $own ->
            [yes] { $the } attacks you: of those here, you have the fewest Action cards, or come first in a tie.
           *[no] { $the } attacks { $who }: the fewest Action cards of those here, or first in a tie.
        }
    }
log-attack_card = { $hits ->
        [yes] Attack card: { $card }. It bears the attacker’s symbol and works: { $reminder }.
       *[no] Attack card: { $card }. It does not bear the symbol of { $the }: the attack fails.
    }
log-attack_ignored = { $own ->
        [yes] You ignore the attack.
       *[no] { $who } ignores the attack.
    }
log-infested = { $own ->
        [yes] The Larva goes onto your board.
       *[no] The Larva goes onto the board { $whose }.
    }
log-larva_on_board = { $own ->
        [yes] You now carry a Larva: one more infection would kill you.
       *[no] { $who } now carries a Larva: one more infection would be deadly.
    }
log-larva_removed = { $own ->
        [yes] Your Larva is removed.
       *[no] The Larva { $whose } is removed.
    }
log-token_added = { $a } token goes into the bag.
log-bag_token = Bag development, { $kind }: { $type ->
        [larva] its token leaves the bag and an Adult token takes its place.
        [creeper] its token leaves the bag and a Breeder token takes its place.
        [adult] it goes back, and everyone not in Combat makes a Noise roll.
        [breeder] it goes back, and everyone not in Combat makes a Noise roll.
        [queen] it goes back; she comes to the Nest if someone is there, otherwise she lays an Egg.
        [shambler] it goes back, and everyone not in Combat makes a Noise roll.
        [fleshbeast] it goes back, and everyone not in Combat makes a Noise roll.
        [seeder] it goes back, and everyone not in Combat makes a Noise roll.
        [butcher] its token leaves the bag; unless already in Combat, it comes to a Character.
        [metagorger_red] it goes back; Metagorgers appear where there is food or one of them.
        [metagorger_blue] everyone not in Combat makes a Noise roll; then another Metagorger token takes its place.
        [blank] it goes back, and a token joins it, if one is left.
       *[other] the token is resolved.
    }
log-event = Event: { $event }. Moving through exit { $number }, unless in Combat: { $movers }. Then: { $reminder }.
log-weakness_revealed = { $own ->
        [yes] You find
       *[no] { $who } finds
    } a Weakness ({ $slot }): { $weakness }. { $reminder }.

## Eggs and the Nest

log-egg_added = The Queen lays an Egg: { $eggs } on the Intruder board now.
log-egg_hatched = An Egg hatches: { $eggs } left on the Intruder board.
log-eggs_broken = { $eggs ->
        [one] 1 Egg is
       *[other] { $eggs } Eggs are
    } destroyed in { $room }.
log-nest_destroyed = No Egg is left on the Intruder board: the Nest is destroyed for good.

## Fighting

log-shoots = { $own ->
        [yes] You shoot at { $target } with { $item } ({ $ammo } Ammo left).
       *[no] { $who } shoots at { $target } with { $item } ({ $ammo } Ammo left).
    }
log-covering_fire = { $own ->
        [yes] You fire { $item } to cover the retreat ({ $ammo } Ammo left): whoever leaves now is not attacked.
       *[no] { $who } fires { $item } to cover the retreat ({ $ammo } Ammo left): whoever leaves now is not attacked.
    }
log-combat_rolled = The Combat die shows: { $face }.
log-shot = { $injuries ->
        [0] The shot at { $target } misses.
        [one] The shot at { $target } hits: 1 Injury.
       *[other] The shot at { $target } hits: { $injuries } Injuries.
    }
log-melee = { $own ->
        [yes] You attack { $target } in Melee.
       *[no] { $who } attacks { $target } in Melee.
    }
log-melee_result = { $hit ->
        [yes] The blow hits { $target }: 1 Injury.
       *[no] The blow misses { $target }; a miss against an Intruder costs 1 Serious Wound.
    }
log-reloaded = { $own ->
        [yes] You reload { $item }: { $ammo } Ammo.
       *[no] { $who } reloads { $item }: { $ammo } Ammo.
    }

## Wounds, contamination, death

log-light_wound = { $own ->
        [yes] You suffer a Light Wound ({ $light } now; the third one becomes a Serious Wound).
       *[no] { $who } suffers a Light Wound ({ $light } now; the third one becomes a Serious Wound).
    }
log-serious_wound = { $own ->
        [yes] You suffer a Serious Wound: { $wound }. { $reminder }.
       *[no] { $who } suffers a Serious Wound: { $wound }.
    }
log-burnt = { $own ->
        [yes] You end your turn in a burning Room: 1 Light Wound.
       *[no] { $who } ends the turn in a burning Room: 1 Light Wound.
    }
log-bleeding = { $own ->
        [yes] You pass with an undressed Bleeding wound: 1 Light Wound.
       *[no] { $who } passes with an undressed Bleeding wound: 1 Light Wound.
    }
log-dressed = { $own ->
        [yes] A Serious Wound of yours is dressed: { $wound }. It has no effect any more, but still counts.
       *[no] A Serious Wound { $whose } is dressed: { $wound }. It has no effect any more, but still counts.
    }
log-healed = { $own ->
        [yes] A Serious Wound of yours is healed: { $wound }.
       *[no] A Serious Wound { $whose } is healed: { $wound }.
    }
log-healed_light = { $own ->
        [yes] Light Wounds of yours are healed: { $light } left.
       *[no] Light Wounds { $whose } are healed: { $light } left.
    }
log-contaminated = { $own ->
        [yes] You gain a Contamination card, on top of your discard pile.
       *[no] { $who } gains a Contamination card, on top of the discard pile.
    }
log-contamination_removed = { $own ->
        [yes] { $cards ->
            [one] 1 Contamination card of yours leaves the game.
           *[other] { $cards } Contamination cards of yours leave the game.
        }
       *[no] { $cards ->
            [one] 1 Contamination card { $whose } leaves the game.
           *[other] { $cards } Contamination cards { $whose } leave the game.
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
    } { $infected ->
        [0] none is infected.
        [one] 1 is infected.
       *[other] { $infected } are infected.
    }
log-scanned-hidden = { $who } scans { $cards ->
        [one] 1 Contamination card.
       *[other] { $cards } Contamination cards.
    }
log-eclosion_scan-hidden = { $who } draws { $cards } and scans.
log-eclosion_scan = { $own ->
        [yes] You draw { $cards } and scan:
       *[no] { $who } draws { $cards } and scans:
    } { $infected ->
        [yes] an infected card is found.
       *[no] no infected card.
    }
log-died = { $own ->
        [yes] You die: { $why }.
       *[no] { $who } dies: { $why }.
    }
log-became_intruder = { $own ->
        [yes] You will lead the Intruders from the next round on.
       *[no] The player { $whose } will lead the Intruders from the next round on.
    }
log-intruder_card = { $own ->
        [yes] You play
       *[no] The Intruder player plays
    } { $card } { $way ->
        [intruder_move] to move an Intruder.
        [intruder_attack] to attack.
       *[intruder_effect] for its effect: { $reminder }.
    }

## Items and Objects

log-searches = { $own ->
        [yes] You search { $room } and take cards from { $deck }.
       *[no] { $who } searches { $room } and takes cards from { $deck }.
    }{ $items ->
        [-1] { "" }
       *[other] { " " }Item counter: { $items }.
    }
log-found = { $own ->
        [yes] You find: { $items }.
       *[no] { $who } finds: { $items }.
    }
log-found-hidden = { $who } looks at cards from { $deck }.
log-declined_items = { $own ->
        [yes] You keep none of them.
       *[no] { $who } keeps none of them.
    }
log-item_gained = { $own ->
        [yes] You take { $item } into your Inventory.
       *[no] { $who } takes { $item } into the Inventory.
    }
log-item_gained-hidden = { $who } takes an Item into the Inventory{ $colour_id ->
        [none] .
       *[other] : { $colour }.
    }
log-took_in_hand = { $own ->
        [yes] You take { $thing } in hand.
       *[no] { $who } takes { $thing } in hand.
    }
log-refused = { $own ->
        [yes] You do without { $thing }.
       *[no] { $who } does without { $thing }.
    }
log-dropped = { $own ->
        [yes] You drop { $thing }:
       *[no] { $who } drops { $thing }:
    } { $object ->
        [yes] it stays in { $room }.
       *[no] a dropped Item is lost.
    }
log-item_discarded = { $own ->
        [yes] You discard { $item }.
       *[no] { $who } discards { $item }.
    }
log-items_burnt = The flames destroy all Items left in { $room }.
log-crafted = { $own ->
        [yes] You craft { $item }.
       *[no] { $who } crafts { $item }.
    }
log-quest_activated = { $own ->
        [yes] You activate the Quest Item { $item }.
       *[no] { $who } activates the Quest Item { $item }.
    }
log-attached = { $item } is attached to { $weapon }.
log-taped = { $own ->
        [yes] You join
       *[no] { $who } joins
    } { $a } and { $b } with tape: together they fill one Hand slot { $other_own ->
        [yes] of yours.
       *[no] { $other_whose }.
    }
log-trade_offered = { $own ->
        [yes] You offer { $other } a deal: { $give } for { $ask }.
       *[no] { $who } offers you a deal: { $give } for { $ask }.
    }
log-trade_offered-hidden = { $who } offers { $other } a deal.
log-trade_done = { $own ->
        [yes] Deal with { $other }. You give: { $give }. You get: { $take }.
       *[no] Deal with { $who }. You give: { $take }. You get: { $give }.
    }
log-trade_done-hidden = { $who } and { $other } make a deal.
log-trade_refused = { $own ->
        [yes] { $other } does not accept your offer.
       *[no] { $other_own ->
            [yes] You do not accept the offer { $whose }.
           *[no] { $other } does not accept the offer { $whose }.
        }
    }

## The ship

log-door_closed = The Door of { $corridor } closes.
log-door_opened = The Door of { $corridor } opens.
log-door_destroyed = The Door of { $corridor } is destroyed.
log-door_token_moved = No Door token is left: the one of { $corridor } is taken, and that Corridor is open now.
log-fire = Fire in { $room }.
log-fire_out = The Fire in { $room } is out.
log-malfunction = Malfunction in { $room }: no Room Action and no Computer there.
log-repaired = The Malfunction in { $room } is repaired.
log-ninth_fire = A ninth Fire marker is needed, in { $room }, and there are only 8.
log-ninth_malfunction = A ninth Malfunction marker is needed, in { $room }, and there are only 8.
log-airlock_armed = The Airlock token is in { $room }, its Doors closed: if they stay closed until all have passed, everyone in it dies.
log-airlock_cancelled = A Door of { $room } is not closed any more: the Airlock token is removed.
log-airlock_opens = All have passed and the Doors of { $room } are still closed: the airlock opens.
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
log-engine_worked = { $own ->
        [yes] You work on Engine { $engine } and announce:
       *[no] { $who } works on Engine { $engine } and announces:
    } { $swapped ->
        [yes] the order of its tokens has changed.
       *[no] the order of its tokens has not changed.
    }
log-engine_left = { $own ->
        [yes] You leave Engine { $engine }
       *[no] { $who } leaves Engine { $engine }
    } { $state ->
        [working] working.
       *[damaged] damaged.
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
        [yes] You look at the Objectives { $other_whose }: { $objectives }.
       *[no] { $who } looks at the Objectives { $other_whose }: { $objectives }.
    }
log-looked_at_objectives-hidden = { $other_own ->
        [yes] { $who } looks at your Objectives.
       *[no] { $who } looks at the Objectives { $other_whose } in secret.
    }
log-self_destruct_started = Self-Destruct starts.
log-self_destruct_stopped = Self-Destruct is stopped.
log-self_destruct_advanced = Self-Destruct advances: { $left ->
        [0] it reaches the skull.
        [one] 1 more space to the explosion
       *[other] { $left } more spaces to the explosion
    }{ $left ->
        [0] { "" }
       *[other] { $late ->
            [yes] , and it cannot be stopped any more.
           *[no] .
        }
    }

## Leaving the ship

log-hibernated = { $own ->
        [yes] You hibernate, safe until the final checks.
       *[no] { $who } hibernates, safe until the final checks.
    }
log-hibernation_failed = { $own ->
        [yes] An Intruder is in the Room: you cannot hibernate, and the cards are lost.
       *[no] An Intruder is in the Room: { $who } cannot hibernate, and the cards are lost.
    }
log-boarded = { $own ->
        [yes] You take a seat in Pod { $pod }.
       *[no] { $who } takes a seat in Pod { $pod }.
    }
log-boarding_failed = { $own ->
        [yes] An Intruder is in the Room: you cannot board, and the cards are lost.
       *[no] An Intruder is in the Room: { $who } cannot board, and the cards are lost.
    }
log-launched = { $own ->
        [yes] You leave the ship in Pod { $pod }.
       *[no] { $who } leaves the ship in Pod { $pod }.
    }
log-left_pod = { $own ->
        [yes] You are out of the Pod, in { $room }.
       *[no] { $who } is out of the Pod, in { $room }.
    }
log-ejected = { $own ->
        [yes] An Intruder is in the Section: you are thrown out of the Pod.
       *[no] An Intruder is in the Section: { $who } is thrown out of the Pod.
    }
log-pod_locked = Pod { $pod } is locked.
log-pod_unlocked = Pod { $pod } is unlocked.
log-pods_unlocked = All Pods are unlocked.
log-pod_lost = Pod { $pod } is lost.

## The end

log-game_ends = The game ends. { $why }
log-engines_revealed = The Engines are revealed: { $engines }. { $destroyed ->
        [yes] Two or three are damaged: the ship explodes.
       *[no] At least two work: the ship holds.
    }
log-coordinates_revealed = The Coordinates are revealed: { $letter } leads to { $place }. { $place_id ->
        [earth] Those in hibernation are safe from this check.
        [mars] Those in hibernation die, unless they had to go there.
       *[other] Those in hibernation die.
    }
log-contamination_check = { $own ->
        [yes] Your Contamination check:
       *[no] Contamination check { $whose }:
    } { $drew ->
        [yes] { $drawn } Contamination among the 4 cards drawn,
       *[no] no need to draw 4 cards,
    } { $passed ->
        [yes] safe.
       *[no] death.
    }
log-result = { $count ->
        [0] Nobody wins.
        [one] Winner: { $winners }.
       *[other] Winners: { $winners }.
    }

## Carnomorphs

log-adaptation = The first { $kind } shows an adaptation: { $card }. { $reminder }.
log-adaptation_discarded = { $own ->
        [yes] You overcome an adaptation: { $card } does not apply any more.
       *[no] { $who } overcomes an adaptation: { $card } does not apply any more.
    }
log-mutation_drawn = { $own ->
        [yes] You look at Mutation cards: { $cards }.
       *[no] { $who } looks at Mutation cards: { $cards }.
    }
log-mutation_drawn-hidden = { $who } looks at Mutation cards.
log-mutated = { $own ->
        [yes] You keep the Mutation { $card }, face down.
       *[no] { $who } keeps the Mutation { $card }, face down.
    }
log-mutated-hidden = { $who } keeps a Mutation card, face down.
log-mutation_lost = { $own ->
        [yes] You lose your Mutation card; the markers stay.
       *[no] { $who } loses the Mutation card; the markers stay.
    }
log-mutation_marker = { $own ->
        [yes] You gain a Mutation marker ({ $markers } now; a fourth one kills).
       *[no] { $who } gains a Mutation marker ({ $markers } now; a fourth one kills).
    }
log-mutation_shown = { $own ->
        [yes] You reveal your Mutation: { $card }.
       *[no] { $who } reveals a Mutation: { $card }.
    }
log-mutation_scan = { $infected ->
        [yes] The Contamination card spent is infected: that half of the Mutation works.
       *[no] The Contamination card spent is not infected: that half of the Mutation works.
    }
log-gorged = { $own ->
        [yes] The Intruder spends itself in its attack on you: Mutation, Contamination and 1 Light Wound.
       *[no] The Intruder spends itself in its attack on { $who }: Mutation, Contamination and 1 Light Wound.
    }
log-fed = { $the } feeds in { $room }: { $thing }. Its Injuries are gone.
log-kin_scent = { $own ->
        [yes] You smell like one of them: no Intruder attacks you until the end of the round.
       *[no] { $who } smells like one of them: no Intruder attacks until the end of the round.
    }
log-noise_cleared = The Noise around { $room } fades: its markers are removed.
log-carapace = { $own ->
        [yes] Your skin hardens:
       *[no] The skin { $whose } hardens:
    } { $whole_round ->
        [yes] all Wounds of this round are ignored.
       *[no] the next Wound of this round is ignored.
    }
log-wound_ignored = { $own ->
        [yes] You ignore a Wound.
       *[no] { $who } ignores a Wound.
    }
log-devoured = { $own ->
        [yes] You devour { $thing }.
       *[no] { $who } devours { $thing }.
    }
log-rampant_scan = { $own ->
        [yes] You draw { $cards } and scan:
       *[no] { $who } draws { $cards } and scans:
    } { $infected ->
        [yes] an infected card is found.
       *[no] no infected card.
    }

## Void Seeders

log-insanity = { $own ->
        [yes] Your Insanity is now at { $level }.
       *[no] The Insanity { $whose } is now at { $level }.
    }
log-panic = { $own ->
        [yes] You panic: { $card }.
       *[no] { $who } panics: { $card }.
    } { $resolved ->
        [yes] Insanity { $level } reaches its value, { $value }: its effect is resolved, or Insanity rises if it cannot be.
       *[no] Insanity { $level } is below its value, { $value }: Insanity rises by 1 instead.
    }
log-panic_calmed = { $own ->
        [yes] Someone calms you: { $card } has no effect.
       *[no] Someone calms { $who }: { $card } has no effect.
    }
log-blind_escape = { $own ->
        [yes] You run blindly: the Event card drawn says exit { $number }.
       *[no] { $who } runs blindly: the Event card drawn says exit { $number }.
    }
log-wound_opened = { $own ->
        [yes] A dressed Wound of yours opens again: { $wound }.
       *[no] A dressed Wound { $whose } opens again: { $wound }.
    }
log-card_lost = { $own ->
        [yes] You lose a card for good: { $card }.
       *[no] { $who } loses a card for good: { $card }.
    }
log-emptied = { $own ->
        [yes] You fire at phantoms: { $item } loses all its Ammo.
       *[no] { $who } fires at phantoms: { $item } loses all its Ammo.
    }
log-terror_scan = { $own ->
        [yes] You scan your whole hand:
       *[no] { $who } scans the whole hand:
    } { $infected ->
        [yes] an infected card is found, Insanity goes to 5.
       *[no] no infected card.
    }
log-terror_scan-hidden = { $who } scans the whole hand.
log-whispers = Whispers: the Event card drawn says exit { $number }. Noise there in every Room with a Character; where a marker already is, an Encounter.
log-lair_destroyed = { $lairs ->
        [one] A Lair is destroyed: the first of three.
       *[other] A Lair is destroyed: { $lairs } of three.
    }
