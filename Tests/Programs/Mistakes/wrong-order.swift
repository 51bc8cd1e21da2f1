func move(x: Int, y: Int) -> Int { x + y }
print(move(y: 1, x: 2))
