let a = [3, 1]
let low: Int = a.min()
print(low)
