let ages = ["a": 1]
print(ages[1] ?? 0)
