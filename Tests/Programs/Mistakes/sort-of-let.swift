let list = [2, 1]
list.sort()
