enum Fault: Error { case bad }
func f() { throw Fault.bad }
