func f() async -> Int { 1 }
func g() -> Int { f() }
