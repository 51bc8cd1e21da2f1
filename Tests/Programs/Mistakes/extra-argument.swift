func twice(_ value: Int) -> Int { value * 2 }
print(twice(3, 4))
