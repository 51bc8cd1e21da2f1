let a: [Int] = ["a": 1]
print(a)
