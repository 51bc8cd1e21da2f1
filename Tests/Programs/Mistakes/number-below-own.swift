struct Level { var value: Int }
let level = Level(value: 1)
let most = 3
print(most < level)
