protocol Shape {}
func make() -> some Shape {}
