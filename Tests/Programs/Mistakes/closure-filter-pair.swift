let numbers = [3, 1, 2]
let big = numbers.filter { a, b in a > b }
