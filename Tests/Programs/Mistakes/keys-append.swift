let ages = ["a": 1]
ages.keys.append("b")
