let a = ["x", "y"]
print(a.joined(", "))
