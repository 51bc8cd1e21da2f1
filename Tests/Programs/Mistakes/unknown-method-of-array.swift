var list = [1, 2]
list.push(3)
