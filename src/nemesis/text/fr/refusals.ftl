# Pourquoi quelque chose n’est pas possible maintenant. Le numéro de la règle est ajouté à la phrase.

why_not-airlock_in_use = Le jeton Sas est déjà en jeu.
why_not-all_exits_noisy = Toutes les issues de cette Salle ont déjà un marqueur Bruit.
why_not-already_burning = Votre Salle est déjà en Feu.
why_not-chambers_closed = Les compartiments d’hibernation s’ouvrent quand le marqueur Temps atteint la première case bleue.
why_not-components_missing = Vous n’avez pas deux Objets portant les symboles demandés.
why_not-contamination_is_no_action = Une carte Contamination ne donne aucune action.
why_not-crafted_out_of_stock = Il n’en reste plus en réserve.
why_not-hand_is_full = Vous avez déjà 5 cartes en main, ou plus aucune carte à piocher.
why_not-item_deck_empty = La pioche d’Objets est vide.
why_not-item_is_passive = Cet Objet ne donne pas d’action : il agit de lui-même, en réaction ou avec un Tir.
why_not-malfunction_impossible = Aucune Salle ne peut recevoir de marqueur Panne ici.
why_not-no_airlock_target = Aucune autre Salle jaune explorée n’a toutes ses Portes intactes.
why_not-no_card_to_draw = Votre pioche et votre défausse sont vides.
why_not-hands_full = Vos mains sont pleines, et rien de ce qu’elles tiennent ne peut être lâché.
why_not-no_contamination_in_hand = Vous n’avez aucune carte Contamination en main.
why_not-no_door_to_work = Il n’y a aucune Porte que cela puisse changer.
why_not-no_egg_left = Il ne reste aucun Œuf sur le plateau Intrus.
why_not-no_energy_weapon_held = Vous ne tenez aucune arme énergétique.
why_not-no_event_card = Il ne reste aucune carte Événement à piocher.
why_not-no_fire_here = Il n’y a pas de Feu dans votre Salle.
why_not-no_fire_nor_intruder = Aucune Salle n’a de Feu ni d’Intrus.
why_not-no_intruder_here = Il n’y a dans votre Salle aucun Intrus qui puisse se déplacer.
why_not-no_intruder_to_lure = Il n’y a aucun Intrus à portée d’un Leurre.
why_not-no_item_to_discard = Vous n’avez aucun Objet à défausser.
why_not-no_light_wound = Vous n’avez aucune Blessure légère.
why_not-no_loaded_weapon = Vous ne tenez aucune arme chargée qui convienne.
why_not-no_malfunction_here = Il n’y a pas de Panne dans votre Salle.
why_not-no_open_pod_here = Aucune Nacelle déverrouillée de cette section n’a de place libre.
why_not-no_other_yellow_room = Aucune autre Salle jaune n’est explorée.
why_not-no_pod_here = Il ne reste aucune Nacelle dans cette section.
why_not-no_pod_left = Il ne reste aucune Nacelle sur le vaisseau.
why_not-no_prey_near = Aucun Intrus hors Combat n’est dans une Salle adjacente à celle d’un Personnage.
why_not-no_quest_left = Vous n’avez plus d’Objet de quête à activer.
why_not-no_remote_action = Aucune Salle explorée avec un Ordinateur en marche n’a d’Action de Salle que vous puissiez faire maintenant.
why_not-no_room_action_in_combat = Les Actions de Salle sont interdites en Combat.
why_not-no_slime = Vous n’avez pas de marqueur Slime.
why_not-no_target_in_reach = Il n’y a à portée ni Intrus ni Œuf que personne ne porte.
why_not-no_technical_entrance = Votre Salle n’a pas de Conduit.
why_not-no_two_heavy_items = Personne ici ne tient deux Objets lourds qui ne soient pas déjà joints.
why_not-no_working_computer = Il n’y a pas d’Ordinateur en marche ici.
why_not-no_wound_to_dress = Il n’y a aucune Blessure grave à panser.
why_not-no_wound_to_heal = Il n’y a aucune Blessure grave pansée.
why_not-nobody_else_here = Cela ne concernerait personne d’autre ici.
why_not-nobody_sent_a_signal = Aucun autre Personnage vivant n’a envoyé de Signal.
why_not-nobody_to_look_at = Il n’y a personne dont vous puissiez regarder les Objectifs.
why_not-nobody_to_motivate = Personne n’y a de carte à piocher.
why_not-nobody_to_order = Il n’y a personne que vous puissiez envoyer dans une autre Salle.
why_not-nobody_to_trade = Il n’y a personne d’autre dans votre Salle.
why_not-not_an_evacuation_section = Vous n’êtes pas dans une Section d’évacuation.
why_not-not_in_a_yellow_room = Vous n’êtes pas dans une Salle jaune.
why_not-not_in_an_engine_room = Vous n’êtes pas dans une Salle Moteur.
why_not-not_your_turn = Ce n’est pas à vous de jouer.
why_not-nothing_to_attack = Il n’y a dans votre Salle ni Intrus ni Œuf que personne ne porte.
why_not-nothing_to_change = Il n’y a rien que cela puisse changer.
why_not-nothing_to_pick_up = Aucun Corps lourd ne se trouve au sol dans votre Salle.
why_not-nothing_to_study = Il n’y a ici ni Cadavre, ni Œuf, ni Carcasse dont le Point faible soit encore inconnu.
why_not-nothing_to_trade = Aucun de vous deux n’a quelque chose à échanger.
why_not-nothing_to_treat = Il n’y a rien à soigner.
why_not-nothing_unexplored = Toutes les Salles sont explorées.
why_not-nowhere_to_go = Des Portes fermées barrent toutes les sorties.
why_not-only_as_reaction = Cette carte est une réaction : elle se joue quand l’occasion se présente.
why_not-only_in_combat = Possible seulement en Combat.
why_not-only_out_of_combat = Impossible en Combat.
why_not-point_of_no_return = L’Autodestruction a atteint ses cases jaunes : plus rien ne peut l’arrêter.
why_not-quest_item_missing = Vous n’avez pas l’Objet qu’il faut défausser.
why_not-quest_other_room = Vous n’êtes pas dans la Salle où s’active cet Objet de quête.
why_not-quest_weapon_missing = Vous ne tenez pas l’arme à laquelle il s’attache.
why_not-room_exhausted = Le compteur d’Objets de cette Salle est à 0.
why_not-room_has_a_computer = Cette Salle a un Ordinateur ; la carte ne vaut que là où il n’y en a pas.
why_not-room_has_no_action = Cette Salle n’a pas d’Action de Salle.
why_not-room_malfunctions = Une Panne bloque cette Salle.
why_not-room_never_has_items = Cette Salle ne contient jamais d’Objets.
why_not-signal_already_sent = Vous avez déjà envoyé votre Signal.
why_not-someone_hibernates = Impossible tant qu’un Personnage est en hibernation.
why_not-too_few_cards = Vous n’avez pas assez de cartes Action pour payer.
why_not-weapon_full_or_missing = Vous ne tenez aucune arme que cela puisse recharger.

## Carnomorphes

why_not-no_mutation_card = Vous n’avez pas de carte Mutation.

## Semeurs du Vide

why_not-no_rest_needed = Vous n’avez aucune carte Contamination en main, et votre Folie ne peut pas baisser.
