struct P { var n = 1 }
let a = P(), b = P()
print(a == b)
