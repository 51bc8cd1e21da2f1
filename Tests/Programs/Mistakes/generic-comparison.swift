func larger<T>(_ a: T, _ b: T) -> T { a > b ? a : b }
