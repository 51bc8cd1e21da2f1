let ages = ["a": 1]
let names: [String] = ages.keys
print(names)
