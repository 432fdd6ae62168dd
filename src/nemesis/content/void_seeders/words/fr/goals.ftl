# Ce pour quoi l’on joue face aux Semeurs du Vide

client-goal_knows_insanity = Folie { $level }, cartes Contamination : { $cards }. À la fin, cela fait niveau { $reached } ; à 5, quatre cartes sont piochées.
