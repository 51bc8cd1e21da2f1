struct Level { var value: Int }
let level = Level(value: 1)
print(level + 1)
