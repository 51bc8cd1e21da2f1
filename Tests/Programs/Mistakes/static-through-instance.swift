struct S { static var n = 1 }
let s = S()
print(s.n)
