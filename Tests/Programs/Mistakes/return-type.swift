func name() -> String { 3 }
print(name())
