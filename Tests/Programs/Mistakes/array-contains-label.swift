let a = ["x", "y"]
print(a.contains(element: "x"))
