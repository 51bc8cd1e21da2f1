func f() throws {}
func g() { try f() }
