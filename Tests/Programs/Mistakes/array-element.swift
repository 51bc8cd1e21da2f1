var list: [Int] = [1, 2]
list.append("three")
print(list)
