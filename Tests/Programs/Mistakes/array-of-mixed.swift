let list = [1, "a", true]
