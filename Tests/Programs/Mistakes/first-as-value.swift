let a = [3, 1]
let first: Int = a.first
print(first)
