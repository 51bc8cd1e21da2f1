let a = [1, 2, 3]
var r = a.reversed()
r.append(4)
print(r)
