# The radio on the page: what is asked of this seat, a sentence put together, dossiers.

web-radio-title = Radio
web-radio-button = { $count ->
    [0] Radio
    [one] Radio, one thing new
   *[other] Radio, { $count } things new
}
web-radio-waiting = { $count ->
    [one] One request over the radio
   *[other] { $count } requests over the radio
}
web-radio-request = Somebody waits for your answer
web-radio-announce = Tell the others?
web-radio-announce-hint = Only you have seen it. True or not, that is up to you.
web-radio-aside = Not now
web-radio-more = { $count ->
    [one] 1 more
   *[other] { $count } more
}
web-radio-answer-yes = Yes
web-radio-answer-no = No
web-radio-answer-if = Yes, if…
web-radio-speak = Say something
web-radio-left = { $count ->
    [one] One more line in this round. Answers are free.
   *[other] { $count } more lines in this round. Answers are free.
}
web-radio-silent = You have said all you can in this round. Answers are free.
web-radio-compose = Say something over the radio
web-radio-compose-sort = What do you want to say?
web-radio-compose-if = On what condition?
web-radio-compose-whole = Everybody will read:
web-radio-sort-statement = Report
    .text = what you saw, know or hold
web-radio-sort-intention = Plan
    .text = what you are about to do; it counts as a promise
web-radio-sort-request = Ask
    .text = come, check, repair, open, wait, give
web-radio-sort-offer = Offer
    .text = something of yours
web-radio-sort-reaction = React
    .text = thank or warn; to doubt or accuse, press a line below
web-radio-back = Back
web-radio-asking = Listening…
web-radio-no_words = There is nothing to ask for.
web-radio-send = Send
web-radio-all_hear = { $left ->
    [one] Everybody hears it. It is your last line in this round.
   *[other] Everybody hears it. You have { $left } lines in this round.
}
web-radio-free = Everybody hears it. Answers are free.
web-radio-dossiers = Dossiers
web-radio-dossier = Dossier: { $who }
web-radio-open_dossier = What they said and promised
web-radio-word = promises kept: { $kept }, broken: { $broken }
web-radio-kept = { $count ->
    [one] 1 promise kept
   *[other] { $count } promises kept
}
web-radio-broken = { $count } broken
web-radio-promises = Promises
web-radio-promise-due = not yet due
web-radio-promise-kept = kept
web-radio-promise-broken = broken
web-radio-promise-void = void
web-radio-said = Said
web-radio-nothing_said = Nothing so far.
web-radio-lately = Said lately
web-radio-quiet = Nobody has said anything yet.
web-radio-round = round { $round }
web-radio-mark-confirmed = confirmed by what you know
web-radio-mark-contradicted = contradicted by what you know
web-radio-mark-open = you cannot tell
web-radio-lie = a lie
web-radio-deeds = Seen doing
web-radio-react = React
web-radio-react-to = React to: { $words }
web-radio-react-doubt = Doubt it
web-radio-react-accuse = Accuse
web-radio-react-thanks = Thank
web-radio-notes = My notes
web-radio-notes-hint = They stay on this device; nobody else reads them.
