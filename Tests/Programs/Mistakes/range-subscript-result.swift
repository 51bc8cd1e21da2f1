let a = [1, 2, 3]
let part: [Int] = a[0..<2]
print(part)
