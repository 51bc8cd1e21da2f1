let a = ["x", "y"]
print(a.join(", "))
