enum Size { case small, large }
let size: Size = .medium
print(size)
