func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
let r = same(1, "a")
