let list = [1, 2]
list[0] = 3
