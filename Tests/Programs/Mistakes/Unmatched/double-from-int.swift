let count = 3
let mean: Double = 10.0 / count
print(mean)
