protocol Shape {}
struct A {}
func make() -> some Shape { A() }
