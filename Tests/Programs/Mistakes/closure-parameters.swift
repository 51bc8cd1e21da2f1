let f: (Int) -> Int = { a, b in a }
