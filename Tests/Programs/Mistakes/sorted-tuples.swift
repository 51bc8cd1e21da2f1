let pairs = [(1, "a"), (2, "b")]
let sorted = pairs.sorted()
