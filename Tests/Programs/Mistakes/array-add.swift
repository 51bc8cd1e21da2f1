var a = [1]
a.add(2)
