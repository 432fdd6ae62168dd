"""What the Void Seeders make untrue in the words of everything else, by rule."""

CHANGES = {
    "V-1.1": (
        "card-demolition", "card-robot_demolition", "card-scavenging", "exploration-malfunction", "exploration-turret",
        "term-item_counter", "term-malfunction",
    ),
    "V-1.3": (
        "item-recon_drone", "room-engine_1", "room-engine_2", "room-engine_3", "room-monitoring_room",
        "term-exploration",
    ),
    "V-1.4": ("term-corpse", "term-weakness"),
    "V-1.5": ("term-bag",),
    "V-1.6": ("option-eclosion_scan", "option-hatching_effect", "option-malfunction_event_target"),
    "V-1.8": ("option-intruder_player",),
    "V-2.4": ("client-odds_infected", "term-infected", "term-larva_on_board", "term-scan"),
    "V-2.5": (
        "card-reconnaissance", "item-clothes", "noise_face-silence", "term-silence", "term-slime", "why_not-no_slime",
    ),
    "V-3.2": ("ask-interrupt", "card-interruption", "term-interruption"),
    "V-4.0": ("log-encounter",),
    "V-4.1": ("term-encounter",),
    "V-4.3": ("term-first_encounter",),
    "V-4.4": ("room-alarm_room", "term-hourglass"),
    "V-5.1": (
        "card-nerves_of_steel", "card-sentinel", "card-stop", "item-armor", "term-intruder_attack", "term-reaction",
        "term-surprise_attack",
    ),
    "V-5.2": ("term-escape",),
    "V-6.1": ("term-careful_move",),
    "V-6.2": ("term-combat",),
    "V-6.3": ("term-noise_roll", "term-turn"),
    "V-6.4": ("item-fire_extinguisher", "item-needle_gun", "item-taser", "room-fire_control"),
    "V-6.5": (
        "card-full_auto", "card-punch", "combat_face-adult", "combat_face-creeper", "item-flamethrower",
        "item-prototype_shotgun",
    ),
    "V-6.6": ("log-injured",),
    "V-6.7": ("client-queen_killed", "web-table-queen-killed"),
    "V-7.1": ("option-kill_rule", "term-injury"),
    "V-7.2": ("object-carcass", "term-carcass"),
    "V-7.3": (
        "door-closed", "exploration-danger", "item-decoy", "noise_face-danger", "term-danger", "term-door",
        "term-retreat",
    ),
    "V-7.4": ("term-technical_corridors",),
    "V-7.6": ("room-airlock_control", "term-airlock"),
    "V-8.1": ("item-orbital_maneuvering_system", "term-event_phase"),
    "V-8.2": ("intruder-blank", "option-eggs_after_nest", "term-bag_development"),
    "V-9": (
        "card-rest", "item-alcohol", "item-antidote", "item-lab_equipment", "item-surgeon_kit", "object-corpse",
        "option-dead_larva_egg", "part-antidote", "part-eat", "part-rest", "part-shower", "part-study", "part-surgery",
        "room-canteen", "room-laboratory", "room-shower_room", "room-surgery", "why_not-nothing_to_study",
    ),
    "V-10.1": (
        "check-contamination", "client-goal_queen", "objective-obj_great_hunt", "objective-sc_head",
        "option-larva_final_check",
    ),
    "V-10.2": ("term-autodoc",),
    "V-10.3": (
        "item-craft_enviro_suit", "trait-trait_android", "trait-trait_laika", "trait-trait_mechanic",
        "trait-trait_pilot",
    ),
}  # fmt: skip
