# Adaptations, if the table pairs the Egg with the Fleshbeast

term-adaptation =
    .text = Three hidden cards that replace the Weaknesses and make all Carnomorphs stronger. One is revealed when the first Shambler appears, one with the first Fleshbeast, one with the Butcher. Once revealed, analyse the matching Heavy Object in the Laboratory to discard it: Corpse for the Shambler, Egg for the Fleshbeast, Carcass for the Butcher.
