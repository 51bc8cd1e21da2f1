let a = [1, 2]
let b = [3, 4]
let pairs: [(Int, Int)] = zip(a, b)
print(pairs)
