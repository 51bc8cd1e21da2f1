func f(_ x: Int) -> String { x }
