# The commands of the text client: what a player types. Attributes: .also other words for it, .argument what may follow, .help what it does.

command-help = help
    .also = ?
    .argument = [WORD]
    .help = this list; with a number: that option explained; with a word: a card, a Room, an Item or a term of the rules
command-why = why
    .help = what is not possible now, and which rule says so
command-map = map
    .help = the ship, Room by Room
command-me = me
    .help = your own state
command-crew = crew
    .help = everybody, the bag, the Pods
command-objectives = objectives
    .help = your Objectives
command-knowledge = knowledge
    .also = known
    .help = what you have learnt
command-odds = odds
    .also = risks
    .help = what the next risks are
command-coach = coach
    .also = advice
    .help = what the strategist bot would do here, and why
command-log = log
    .argument = [NUMBER]
    .help = the last things that happened
command-talk = talk
    .also = radio say
    .argument = [NUMBER]
    .help = say something over the radio, or answer; with a number: that line at once
command-dossier = dossier
    .also = heard
    .help = what everybody said, promised and did, and what you know of it
command-undo = undo
    .help = take back your last choice, if nothing was revealed and no die was rolled since
command-skip = skip
    .help = no questions about reactions out of turn for the rest of this round
command-call = call
    .argument = [NUMBER]
    .help = what players who are not asked may do now; with a number: do it
command-ok = ok
    .help = pay as suggested, like Enter alone
command-save = save
    .also = keep
    .argument = FILE
    .help = keep a copy of the game
command-language = language
    .argument = en/fr
    .help = the language you read
command-quit = quit
    .also = q exit
    .help = leave; the game is kept at every decision

# In a replay.

command-next = next
    .help = the next choice, like Enter alone
command-previous = previous
    .help = the previous choice
command-turning = turning
    .also = turning-points
    .help = the turning points: where each player’s chances rose and fell most

# What the text client says about them, about payments and about risks.

client-help_answers = A number: choose that option. Enter alone: read the question again.
client-help_short = The first letters are enough where they are clear, accents may be left out, and every command works in French too.
client-help_command = {"  "}{ $command }: { $help }
client-help_command_both = {"  "}{ $command } ({ $other }): { $help }
client-ambiguous_command = “{ $word }” could be: { $commands }. Type more of it.
client-nearest_command = “{ $word }” is not a command. Did you mean “{ $nearest }”? Type ? for all commands.
client-one_number = One answer at a time here: type a number from 1 to { $count }.
client-kept = The game is kept in { $file }. Look at it again with: nemesis replay { $file }
client-payment = Suggestion: { $cards }. { $cost ->
        [one] Or type another number.
       *[other] Or type other numbers, together or one after the other.
    }
client-payment_card = { $card } ({ $number })
client-choose_payment = Your choice (1 to { $count }, { $enter ->
        [yes] Enter to accept the suggestion
       *[no] ok to accept the suggestion
    }, ? for help):{" "}
client-too_many_cards = The price is { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }: type no more numbers than that.
client-card_twice = Each card pays only once.
client-nothing_suggested = No payment is suggested here: type a number.
client-no_way_back = This game was begun with other rules: no choice of it can be taken back.
client-replay = A game of { $choices } choices. Enter: next; p: previous; a number: go there; q: leave; ?: all commands.
