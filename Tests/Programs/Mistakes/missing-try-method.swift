enum Fault: Error { case bad }
struct Loader { func load() throws -> Int { throw Fault.bad } }
func f() throws { print(Loader().load()) }
