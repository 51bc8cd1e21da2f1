var ages = ["a": 1]
ages["a"] += 1
print(ages)
