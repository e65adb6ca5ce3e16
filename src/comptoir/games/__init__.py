"""Our games, each in one place: nothing but where its parts are."""
