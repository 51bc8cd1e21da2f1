let list = [1]
list.append(2)
print(list)
