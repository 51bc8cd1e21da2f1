let size: (width: Int, height: Int) = (1, 2)
let point: (x: Int, y: Int) = size
print(point)
