let ages = ["a": 1]
ages["b"] = 2
