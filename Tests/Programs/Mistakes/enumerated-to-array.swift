let a = [1, 2]
var list: [(Int, Int)] = []
list = a.enumerated()
print(list)
