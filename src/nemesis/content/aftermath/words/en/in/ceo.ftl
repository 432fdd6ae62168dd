# What the CEO changes for everybody

term-action_card =
    .text = Each Character has their own 10 Action cards, the CEO 13. A card in hand is played for its effect or discarded to pay a cost. When you must draw and your deck is empty, shuffle your discard into a new deck.

item-energy_charge =
    .text = Cost: 1 Action card. In or out of Combat. Single use. Choose one: (a) reload to the maximum 1 Energy Weapon you hold; (b) open or close 1 Door in a Corridor of your Room (never a destroyed one); (c) the CEO only: fill up the Robot’s energy. Crafting symbol: battery.
    .reminder = Reload an Energy Weapon or the Robot, or 1 Door. Battery.

log-injured =
    .struck = The Robot strikes { $the }:
