let numbers = ["a": 1]
let sum = numbers["a"] + 1
