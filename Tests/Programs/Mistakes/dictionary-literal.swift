let ages: [String: Int] = ["Ada": "old"]
print(ages)
