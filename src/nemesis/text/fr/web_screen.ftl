# Le grand écran : une table pour le téléviseur de la pièce.

web-screen-open = Grand écran
web-screen-title = Table { $code }
web-screen-join = Rejoindre ou regarder :
