func half(_ value: Double) -> Double { value / 2 }
let count = 3
print(half(count))
