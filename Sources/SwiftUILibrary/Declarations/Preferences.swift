protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  static var defaultValue: Value { nil }
}

extension Anchor {
  typealias Source = AnchorSource<Value>
}
