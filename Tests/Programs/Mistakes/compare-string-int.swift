let name = "Ada"
if name == 3 { print(name) }
