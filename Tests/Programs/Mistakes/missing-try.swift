struct Problem: Error {}
func load() throws -> Int { throw Problem() }
func use() throws { print(load()) }
try use()
