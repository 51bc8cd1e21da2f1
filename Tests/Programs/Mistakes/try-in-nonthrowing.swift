enum Fault: Error { case bad }
func load() throws -> Int { throw Fault.bad }
func f() { let n = try load(); print(n) }
