let flag = true
let value: Int = flag ? 1 : "two"
print(value)
