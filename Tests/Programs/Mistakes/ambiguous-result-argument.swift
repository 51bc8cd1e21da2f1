func make() -> Int { 1 }
func make() -> String { "" }
print(make())
