let a = 1
let b = 2
if a && b { print(a) }
