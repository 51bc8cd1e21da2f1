func isSame<T, U>(_ a: T, _ b: U) -> Bool { a == b }
