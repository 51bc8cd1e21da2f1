let list: [Int] = 3
