# Les gens autour d’une table : hôte, liens, exclusion et sourdine ; signaler un bug.

web-people-host = Hôte
web-people-host_now = Cette table a un nouvel hôte : { $who }.
web-people-host_you = Vous voilà hôte de cette table.
web-people-muted = en sourdine
web-people-known = quelqu’un a déjà joué ici et connaît les cartes
web-people-invite = Lien vers cette place
web-people-make_host = Nommer hôte
web-people-mute = Mettre en sourdine
web-people-mute_vote = Mettre en sourdine (vote)
web-people-unmute = Rendre la parole
web-people-unmute_vote = Rendre la parole (vote)
web-people-hide = Masquer ses messages
web-people-read = Afficher ses messages
web-people-remove = Exclure…
web-people-remove_vote = Exclure (vote)…
web-people-remove_text = La place est perdue définitivement. Personne ne verra ses cartes ; ce que cette personne sait de la partie, elle le garde.
web-people-leave = Quitter définitivement…
web-people-leave_text = Vous perdez définitivement votre place. Personne ne verra vos cartes.
web-people-to_bot = Un bot continue
web-people-to_bot_vote = Un bot continue (vote)
web-people-to_anybody = Ouvrir la place : quelqu’un d’autre verra ses cartes (tous les autres doivent y consentir)
web-people-cancel = Annuler
web-people-watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-people-doors = Qui peut venir
web-people-closed = Places fermées
web-people-closed_text = Le code seul ne permet plus de s’asseoir ; un lien vers une place, si.
web-people-by_link = Regarder par lien seulement
web-people-by_link_text = Jusqu’à la fin de la partie, le code seul ne permet plus de regarder. Qui regarde maintenant est mis dehors ; désactiver puis réactiver crée un nouveau lien.
web-people-closed_now = Les places sont fermées : l’hôte en donne les liens.
web-people-open_now = Avec le code, chacun peut prendre une place libre.
web-people-by_link_now = La table ne se regarde que par son lien.
web-people-by_code_now = Avec le code, chacun peut regarder.
web-people-watch_link = Lien pour regarder
web-people-watch_link_note = Qui l’ouvre regarde la partie et ne voit aucun secret.
web-people-watch_link_secret = Qui a ce lien regarde la partie et ne voit aucun secret. Le code seul ne suffit pas.
web-people-seat_link = Lien vers la place : { $who }
web-people-seat_link_note = Pour une personne, une seule fois. Un nouveau lien annule l’ancien.
web-people-device = Continuer sur un autre appareil
web-people-device_link = Votre place sur un autre appareil
web-people-device_link_note = Scannez-le avec votre propre téléphone. Il sert une fois, pendant dix minutes. Ne le montrez à personne : qui l’ouvre joue à votre place.
web-people-sign_out = Déconnecter mes autres appareils
web-people-sign_out_text = Votre place appartient à ce navigateur. Un téléphone perdu, un code montré à quelqu’un ? Déconnectez les autres.
web-people-secret_new = C’est fait : votre place a une nouvelle clé, connue de ce navigateur seul.
web-people-qr = Code QR : { $title }
web-people-address = Adresse du lien
web-people-copy = Copier le lien
web-people-copied = Copié
web-people-share = Partager le lien
web-people-bug_text = Le fichier contient la table telle que vous la connaissez : ce qui vous est caché est réinventé. S’y ajoutent le journal tel que vous le lisez, la version, votre navigateur et le dernier message d’erreur.
web-people-bug_over = Le fichier contient toute la partie, le journal, la version, votre navigateur et le dernier message d’erreur.
web-people-bug_without = Il ne contient ni noms, ni discussion, ni clés. Il est enregistré sur cet appareil et n’est envoyé nulle part : joignez-le vous-même à votre rapport.
web-people-bug_open = Il s’ouvre avec :
web-people-bug_save = Enregistrer le fichier
