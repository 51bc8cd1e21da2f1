let list = [1, 2]
print(list.length)
