let ages = ["a": 1]
print(ages.keys.last)
