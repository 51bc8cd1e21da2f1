var ages = ["a": 1]
ages.append(2)
