let a = [2, 1]
print(a.filter { $0 + 1 })
