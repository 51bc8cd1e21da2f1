func make() -> Int { 1 }
func make() -> String { "" }
let value = make()
