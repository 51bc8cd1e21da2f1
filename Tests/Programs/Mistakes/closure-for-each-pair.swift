let names = ["a", "b"]
names.forEach { index, name in print(index, name) }
