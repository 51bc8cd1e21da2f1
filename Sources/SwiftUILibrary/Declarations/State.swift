@propertyWrapper struct Namespace {
  struct ID: Hashable {}
}

protocol DynamicProperty { mutating func update() }
extension DynamicProperty { mutating func update() {} }
extension Binding where Value: MutableCollection {
  var count: Int { wrappedValue.count }
  var isEmpty: Bool { wrappedValue.isEmpty }
  var indices: Value.Indices { wrappedValue.indices }
  func enumerated() -> [(offset: Int, element: Binding<Value.Element>)] {
    (0..<wrappedValue.count).map { (offset: $0, element: self[$0]) }
  }
}
