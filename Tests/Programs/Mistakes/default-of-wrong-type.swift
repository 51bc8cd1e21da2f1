let a: Int? = 1
let b: Int = a ?? "none"
