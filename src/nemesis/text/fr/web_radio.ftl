# La radio sur la page : ce qu’on demande à ce siège, une phrase à composer, les dossiers.

web-radio-title = Radio
web-radio-button = { $count ->
    [0] Radio
    [one] Radio, une nouveauté
   *[other] Radio, { $count } nouveautés
}
web-radio-waiting = { $count ->
    [one] Une demande à la radio
   *[other] { $count } demandes à la radio
}
web-radio-request = On attend votre réponse
web-radio-announce = Le dire aux autres ?
web-radio-announce-hint = Vous seul l’avez vu. Vrai ou faux, à vous de voir.
web-radio-aside = Pas maintenant
web-radio-more = { $count ->
    [one] 1 de plus
   *[other] { $count } de plus
}
web-radio-answer-yes = Oui
web-radio-answer-no = Non
web-radio-answer-if = Oui, si…
web-radio-speak = Parler
web-radio-left = { $count ->
    [one] Encore une phrase pendant cette Manche. Répondre ne compte pas.
   *[other] Encore { $count } phrases pendant cette Manche. Répondre ne compte pas.
}
web-radio-silent = Vous avez tout dit pour cette Manche. Répondre ne compte pas.
web-radio-compose = Parler à la radio
web-radio-compose-sort = Que voulez-vous dire ?
web-radio-compose-if = À quelle condition ?
web-radio-compose-whole = Tout le monde lira :
web-radio-sort-statement = Rapporter
    .text = ce que vous avez vu, savez ou portez
web-radio-sort-intention = Annoncer un projet
    .text = ce que vous allez faire ; cela vaut promesse
web-radio-sort-request = Demander
    .text = venir, vérifier, réparer, ouvrir, attendre, donner
web-radio-sort-offer = Offrir
    .text = quelque chose à vous
web-radio-sort-reaction = Réagir
    .text = remercier ou prévenir ; pour douter ou accuser, touchez une phrase plus bas
web-radio-back = Retour
web-radio-asking = À l’écoute…
web-radio-no_words = Il n’y a rien à demander.
web-radio-send = Envoyer
web-radio-all_hear = { $left ->
    [one] Tout le monde l’entend. C’est votre dernière phrase de cette Manche.
   *[other] Tout le monde l’entend. Il vous reste { $left } phrases pour cette Manche.
}
web-radio-free = Tout le monde l’entend. Répondre ne compte pas.
web-radio-dossiers = Dossiers
web-radio-dossier = Dossier : { $who }
web-radio-open_dossier = Ses paroles et ses promesses
web-radio-word = promesses tenues : { $kept }, rompues : { $broken }
web-radio-kept = { $count ->
    [one] { $count } promesse tenue
   *[other] { $count } promesses tenues
}
web-radio-broken = { $count ->
    [one] { $count } rompue
   *[other] { $count } rompues
}
web-radio-promises = Promesses
web-radio-promise-due = en cours
web-radio-promise-kept = tenue
web-radio-promise-broken = rompue
web-radio-promise-void = sans objet
web-radio-said = A dit
web-radio-nothing_said = Rien jusqu’ici.
web-radio-lately = Entendu récemment
web-radio-quiet = Personne n’a encore parlé.
web-radio-round = Manche { $round }
web-radio-mark-confirmed = confirmé par ce que vous savez
web-radio-mark-contradicted = contredit par ce que vous savez
web-radio-mark-open = impossible à dire
web-radio-lie = un mensonge
web-radio-deeds = Vu à l’œuvre
web-radio-react = Réagir
web-radio-react-to = Réagir à : { $words }
web-radio-react-doubt = En douter
web-radio-react-accuse = Accuser
web-radio-react-thanks = Remercier
web-radio-notes = Mes notes
web-radio-notes-hint = Elles restent sur cet appareil ; personne d’autre ne les lit.
