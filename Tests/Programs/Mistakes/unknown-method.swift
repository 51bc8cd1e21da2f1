var list = [1, 2]
list.apend(3)
