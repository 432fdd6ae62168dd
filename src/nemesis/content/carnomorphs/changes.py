"""What the Carnomorphs make untrue in the words of everything else, by rule."""

CHANGES = {
    "C-1.2": ("room-nest", "term-nest"),
    "C-1.4": ("term-bag",),
    "C-1.5": ("option-eclosion_scan", "option-hatching_effect", "option-malfunction_event_target"),
    "C-1.7": ("option-intruder_player",),
    "C-3.1": ("term-death",),
    "C-4.1": ("term-action", "term-combat"),
    "C-5.1": (
        "ask-scan", "card-rest", "client-odds_infected", "item-alcohol", "room-canteen", "room-shower_room",
        "term-infected", "term-larva_on_board", "term-scan",
    ),
    "C-5.2": ("item-antidote", "item-surgeon_kit", "part-antidote", "part-surgery", "room-surgery"),
    "C-6.1": (
        "client-weaknesses", "item-fire_extinguisher", "term-energy_weapon", "term-weakness",
        "web-table-family-weaknesses", "web-table-key-supply", "web-table-menu-supply", "web-table-weaknesses",
        "web-table-weaknesses-title", "word-weaknesses",
    ),
    "C-6.3": ("ask-study", "item-lab_equipment", "room-laboratory", "why_not-nothing_to_study"),
    "C-7.1": ("term-retreat", "term-technical_corridors"),
    "C-8.4": ("term-first_encounter",),
    "C-9.2": ("card-nerves_of_steel", "item-armor", "term-intruder_attack", "term-reaction"),
    "C-10.1": ("combat_face-adult", "combat_face-creeper", "option-kill_rule", "term-injury"),
    "C-10.2": ("object-carcass", "term-carcass"),
    "C-10.5": ("room-airlock_control",),
    "C-11.5": (
        "item-orbital_maneuvering_system", "object-blue_corpse", "object-corpse", "object-egg", "option-dead_larva_egg",
        "part-end_round", "term-corpse", "term-egg", "term-event_phase", "web-table-phase-attacks",
        "word-phase_attacks",
    ),
    "C-11.8": ("intruder-blank", "option-eggs_after_nest", "term-bag_development", "term-slime"),
    "C-12.1": ("check-contamination", "death-contamination", "option-larva_final_check"),
    "C-10.4": ("client-queen_killed", "web-table-queen-killed"),
    "C-12.2": (
        "client-goal_queen", "client-goal_studied", "client-goal_studies",
        "objective-obj_ab_ovo", "objective-obj_aliens", "objective-obj_biology", "objective-obj_burial",
        "objective-obj_great_hunt", "objective-obj_necroscopy", "objective-obj_precious", "objective-obj_quarantine",
    ),
    "C-12.3": (
        "objective-sc_cleanup", "objective-sc_contact", "objective-sc_delivery", "objective-sc_head",
        "objective-sc_post_mortem",
    ),
    "C-12.4": ("term-autodoc",),
    "C-12.5": ("card-stop", "trait-trait_android", "trait-trait_pilot"),
}  # fmt: skip
