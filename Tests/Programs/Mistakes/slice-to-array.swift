func total(_ list: [Int]) -> Int { list.reduce(0, +) }
let sizes = [1, 2, 3]
print(total(sizes.dropFirst()))
