func load() async throws -> Int { 1 }
func f() async throws { let n = try load(); print(n) }
