/// A value as a key: equal and hashed as Swift's `==` and `Hashable` would have it.
struct HashedValue: Hashable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (lhs: HashedValue, rhs: HashedValue) -> Bool { fatalError() }
  func hash(into hasher: inout Hasher) { fatalError() }
}
