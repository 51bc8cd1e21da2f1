let p = (1, 2)
let (a, b, c) = p
print(a, b, c)
