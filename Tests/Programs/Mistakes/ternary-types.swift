let f = true
let x: Int = f ? 1 : "a"
print(x)
