func load() async -> Int { 1 }
func f() async { print(load()) }
