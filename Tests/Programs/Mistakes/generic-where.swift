func sum<T>(_ list: [T]) -> T where T: Numeric { list[0] }
let s = sum(["a"])
