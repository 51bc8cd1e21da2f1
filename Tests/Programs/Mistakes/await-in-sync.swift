func load() async -> Int { 1 }
func f() { print(await load()) }
