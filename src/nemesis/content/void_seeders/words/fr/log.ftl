# Void Seeders: the log and the final report

log-insanity = { $own ->
        [yes] Votre Folie est maintenant à { $level }.
       *[no] La Folie { $whose } est maintenant à { $level }.
    }
log-panic = { $own ->
        [yes] { $resolved ->
            [yes] Vous paniquez : { $card }.
           *[no] Vous résistez à { $card } (Folie { $level }, valeur { $value }).
        }
       *[no] { $resolved ->
            [yes] { $who } panique : { $card }.
           *[no] { $who } résiste à { $card } (Folie { $level }, valeur { $value }).
        }
    }
log-panic_in_vain = { $card } est sans effet ici.
log-panic_calmed = { $own ->
        [yes] On vous calme : { $card } est sans effet.
       *[no] On calme { $who } : { $card } est sans effet.
    }
log-blind_escape = { $own ->
        [yes] Vous courez à l’aveugle vers l’issue { $number }.
       *[no] { $who } court à l’aveugle vers l’issue { $number }.
    }
log-wound_opened = { $own ->
        [yes] Une de vos Blessures pansées se rouvre : { $wound }.
       *[no] Une Blessure pansée { $whose } se rouvre : { $wound }.
    }
log-card_lost = { $own ->
        [yes] Vous perdez une carte pour de bon : { $card }.
       *[no] { $who } perd une carte pour de bon : { $card }.
    }
log-emptied = { $own ->
        [yes] Vous tirez sur des fantômes : { $item } n’a plus de Munitions.
       *[no] { $who } tire sur des fantômes : { $item } n’a plus de Munitions.
    }
log-terror_scan = { $own ->
        [yes] Vous scannez toute votre main :
       *[no] { $who } scanne toute sa main :
    } { $infected ->
        [yes] une carte infectée est trouvée.
       *[no] aucune carte infectée.
    }
log-terror_scan-hidden = { $who } scanne toute sa main.
log-whispers = Murmures à l’issue { $number } de chaque Salle occupée.
log-lair_destroyed = Antres détruits : { $lairs } sur 3.

death-heart_attack = une crise cardiaque
death-madness = une Folie au-delà de son dernier niveau

report-lairs = Antres détruits : { $lairs } sur 3.
