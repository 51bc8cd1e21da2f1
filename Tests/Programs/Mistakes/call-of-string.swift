let name = "Ada"
print(name())
