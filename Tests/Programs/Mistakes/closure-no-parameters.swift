let f: () -> Int = { n in n }
