let ages = ["a": 1]
let age: Int = ages["a"]
print(age)
