let list = [1]
print(list["a"])
