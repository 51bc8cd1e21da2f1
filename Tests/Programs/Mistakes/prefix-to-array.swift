let names = ["a", "b"]
let first: [String] = names.prefix(1)
print(first)
