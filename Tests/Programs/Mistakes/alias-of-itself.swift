typealias T = (Int, T)
let t: T? = nil
