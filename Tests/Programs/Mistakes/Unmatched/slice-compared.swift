let a = [1, 2, 3]
let b = [2, 3]
print(a.dropFirst() == b)
