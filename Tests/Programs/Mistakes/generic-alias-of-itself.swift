typealias G<T> = [G<T>]
let g: G<Int> = []
