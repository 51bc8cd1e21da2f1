enum Fault: Error { case bad }
struct User { init(id: Int) throws { throw Fault.bad } }
func f() throws -> User { User(id: 1) }
