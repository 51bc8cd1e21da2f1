let a = 10
let b = 4.0
print(a / b)
