func double(_ value: Int) -> Int { value * 2 }
print(double("a"))
