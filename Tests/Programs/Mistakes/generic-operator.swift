func add<T>(_ a: T, _ b: T) -> T { a + b }
