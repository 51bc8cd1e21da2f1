var list = [1]
list.append("a")
