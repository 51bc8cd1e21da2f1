let a = [1, 2, 3]
let s: String = a.map { $0 * 2 }
