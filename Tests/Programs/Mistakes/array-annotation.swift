let list: [String] = ["a", 2]
