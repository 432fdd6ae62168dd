# Blessures graves

wound-wound_body = Torse
    .text = Tant que cette Blessure n’est pas pansée, vous piochez jusqu’à 4 cartes au début de la phase Action au lieu de 5 (dans les Cabines : 5 au lieu de 6).
    .reminder = Piochez jusqu’à 4 cartes au lieu de 5

wound-wound_leg = Jambe
    .text = Tant que cette Blessure n’est pas pansée, l’action de base Fuite vous coûte 2 cartes au lieu de 1.
    .reminder = La Fuite coûte 2 cartes

wound-wound_hand = Main
    .text = Tant que cette Blessure n’est pas pansée, chaque action d’un de vos Objets coûte 1 carte de plus. Le Tir, les réactions et les Objets passifs ne sont pas concernés.
    .reminder = Utiliser un Objet coûte 1 carte de plus (pas le Tir)

wound-wound_bleeding = Hémorragie
    .text = Tant que cette Blessure n’est pas pansée, vous subissez 1 Blessure légère chaque fois que vous passez, même si vous y êtes forcé.
    .reminder = 1 Blessure légère chaque fois que vous passez

wound-wound_arm = Bras
    .text = Tant que cette Blessure n’est pas pansée, vous n’avez qu’une main utilisable. Si vous teniez deux choses, lâchez-en aussitôt une de votre choix.
    .reminder = Une seule main utilisable
