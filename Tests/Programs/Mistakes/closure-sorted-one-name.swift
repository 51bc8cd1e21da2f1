let numbers = [3, 1, 2]
let sorted = numbers.sorted { number in number > 1 }
