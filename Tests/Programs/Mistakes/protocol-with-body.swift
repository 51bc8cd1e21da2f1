protocol Named { func name() -> String { "" } }
