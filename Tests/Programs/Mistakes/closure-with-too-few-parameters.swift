let f: (Int, Int) -> Int = { a in a }
