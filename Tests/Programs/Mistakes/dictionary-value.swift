var ages = ["Ada": 36]
ages["Bo"] = "young"
print(ages)
