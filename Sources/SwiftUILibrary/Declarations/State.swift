extension FocusState { typealias Binding = SwiftUI.Binding<Value> }
extension AccessibilityFocusState { typealias Binding = SwiftUI.Binding<Value> }

protocol DynamicProperty { mutating func update() }
extension DynamicProperty { mutating func update() {} }
extension Binding {
  static func _nothing(_ value: Value) -> Binding<Value> { .constant(value) }
}
extension Binding where Value: MutableCollection {
  var count: Int { wrappedValue.count }
  var isEmpty: Bool { wrappedValue.isEmpty }
  var indices: Value.Indices { wrappedValue.indices }
  func enumerated() -> [(offset: Int, element: Binding<Value.Element>)] {
    (0..<wrappedValue.count).map { (offset: $0, element: self[$0]) }
  }
}

/// Values of what has the focus: nothing has it.
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
