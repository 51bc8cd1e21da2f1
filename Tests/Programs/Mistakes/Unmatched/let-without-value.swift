let a: Int
print(a)
