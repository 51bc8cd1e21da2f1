func scale(_ value: Int, by factor: Int) -> Int { value * factor }
print(scale(3, times: 2))
