let a: Int? = 1
let b = a * 2
