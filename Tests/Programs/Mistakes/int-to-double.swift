let n = 2
let x: Double = n
