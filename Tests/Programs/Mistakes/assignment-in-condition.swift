var a = 1
if a = 2 { print(a) }
