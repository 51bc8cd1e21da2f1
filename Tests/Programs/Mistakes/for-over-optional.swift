let list: [Int]? = [1]
for i in list { print(i) }
