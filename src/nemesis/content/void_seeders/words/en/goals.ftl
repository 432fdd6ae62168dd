# What one plays for against Void Seeders

client-goal_knows_insanity = Insanity { $level }, Contamination cards: { $cards }. At the end that makes level { $reached }; at 5, four cards are drawn.
