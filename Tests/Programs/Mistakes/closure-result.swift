let change: (Int) -> Int = { "\($0)" }
print(change(1))
