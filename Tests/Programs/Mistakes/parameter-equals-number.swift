func isOne<T: Equatable>(_ value: T, _ one: Int) -> Bool { value == one }
