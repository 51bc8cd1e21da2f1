let x = [1, "a"]
