struct Theme { func name() -> String { "" } }
let n: String = Theme().name
