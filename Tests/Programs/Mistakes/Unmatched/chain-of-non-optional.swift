let name = "Ada"
print(name?.count)
