extension FocusState { typealias Binding = SwiftUI.Binding<Value> }
extension AccessibilityFocusState { typealias Binding = SwiftUI.Binding<Value> }

protocol DynamicProperty { mutating func update() }
extension DynamicProperty { mutating func update() {} }
extension Binding {
  static func _nothing(_ value: Value) -> Binding<Value> { .constant(value) }
}
extension Binding: Identifiable where Value: Identifiable {
  var id: Value.ID { wrappedValue.id }
}
// A binding to a collection is a collection of bindings.
extension Binding: Sequence where Value: MutableCollection {
  typealias Element = Binding<Value.Element>
}
extension Binding: Collection where Value: MutableCollection {
  typealias Index = Value.Index
  typealias Indices = Value.Indices
  var startIndex: Value.Index { wrappedValue.startIndex }
  var endIndex: Value.Index { wrappedValue.endIndex }
  var indices: Value.Indices { wrappedValue.indices }
  func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
}
extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}
extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}

/// Focused values: nothing has the focus.
protocol FocusedValueKey { associatedtype Value }
struct FocusedValues {
  subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { nil }
    set {}
  }
}
@propertyWrapper struct FocusedValue<Value> {
  init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  init(_ type: Value.Type) {}
  var wrappedValue: Value? { nil }
}
@propertyWrapper struct FocusedObject<Value> {
  init() {}
  var wrappedValue: Value? { nil }
}
@propertyWrapper struct FocusedBinding<Value> {
  init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
}

extension Binding {
  /// A binding to an optional's payload; nil if that is nil.
  init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }
  @_disfavoredOverload init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
  @_disfavoredOverload init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }
}
