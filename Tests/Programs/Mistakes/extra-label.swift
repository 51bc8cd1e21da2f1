func twice(_ value: Int) -> Int { value * 2 }
print(twice(value: 3))
