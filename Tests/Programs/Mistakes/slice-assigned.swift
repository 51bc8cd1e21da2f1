var a = [1, 2, 3]
a = a.dropLast(1)
a = a[1...]
print(a)
