func make() -> Int { 1 }
func make() -> Double { 1 }
let value: String = make()
