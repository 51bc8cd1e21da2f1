struct Problem: Error {}
func load() throws -> Int { throw Problem() }
func use() { print(load()) }
use()
