var name: String = nil
print(name)
