let n = 1
let s = n as String
print(s)
