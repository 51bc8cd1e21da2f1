typealias X = Y
typealias Y = X
let x: X = 1
