protocol Shape {}
let shape = Shape()
print(shape)
