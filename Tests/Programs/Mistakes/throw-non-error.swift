struct Fault {}
func f() throws { throw Fault() }
