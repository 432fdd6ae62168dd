# What the Characters of Aftermath change for everybody

ask-draft = Which draft card do you take? Two were drawn for you; each stands for a colour.
