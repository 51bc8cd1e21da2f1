let x = 2.5
let n: Int = x.rounded()
print(n)
