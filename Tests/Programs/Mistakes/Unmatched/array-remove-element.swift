var a = ["x", "y"]
a.remove("x")
