let name: String? = "Ada"
print(name.count)
