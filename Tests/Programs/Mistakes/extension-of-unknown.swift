extension Rwo { var a: Int { 1 } }
