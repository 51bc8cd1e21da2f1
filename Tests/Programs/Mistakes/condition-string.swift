let name = "Ada"
while name { print(name) }
