import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Values that a view carries for the container around it.
  static let containerValues = NativeLibrary(
    name: "ContainerValues",
    types: [
      NativeType(
        "struct ContainerValues",
        members: [
          NativeMember(
            "subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value",
            setter: { (call: inout NativeCall, key: TypeArgument) in
              let values: ContainerValuesValue = try call.receiver()
              call.receiver = call.interpreter.host(
                "ContainerValues", values.setting(call.newValue ?? .void, for: key.type))
              return .void
            }
          ) { (call, key: TypeArgument) in
            try call.receiver(as: ContainerValuesValue.self).lookUp(key.type.qualifiedName)
              ?? call.interpreter.staticProperty("defaultValue", of: key.type)
          },
          NativeMember("func tag<V: Hashable>(for type: V.Type) -> V?") { (call, type: Value) in
            let tag = try call.receiver(as: ContainerValuesValue.self).tag
            return .optional(tag.flatMap { call.interpreter.cast($0, toInstanceOf: type) })
          },
          NativeMember("func hasTag<V: Hashable>(_ tag: V) -> Bool") { (call, tag: Value) in
            guard let own = try call.receiver(as: ContainerValuesValue.self).tag else {
              return .bool(false)
            }
            return .bool(try call.interpreter.areEqual(own, tag))
          },
        ]),
      NativeType(named: "ContainerValueKey"),
    ],
    extensions: [
      "View": [
        NativeMember(
          "func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)"
            + " -> some View"
        ) { (call, keyPath: Value, value: Value) in
          let written = ContainerValuesValue(tag: nil) { _ in nil }
          var root = call.interpreter.host("ContainerValues", written)
          try call.interpreter.write(keyPath, of: &root, to: value)
          var view = try call.receiverView()
          for (key, value) in try root.requireHost(as: ContainerValuesValue.self).own {
            view = View(.trait(view, .containerValue(key: key, value)), source: call.source)
          }
          return call.make(view.content)
        }
      ]
    ],
    sources: [Declarations.containerValues])
}

/// Container values: those written here, else those of a subview.
private struct ContainerValuesValue {
  let tag: Value?
  private(set) var own: [String: Value] = [:]
  private let others: (String) -> Value?

  init(tag: Value?, others: @escaping (String) -> Value?) {
    self.tag = tag
    self.others = others
  }

  func lookUp(_ key: String) -> Value? { own[key] ?? others(key) }

  func setting(_ value: Value, for key: NominalType) -> ContainerValuesValue {
    var copy = self
    copy.own[key.qualifiedName] = value
    return copy
  }
}

extension NativeCall {
  /// A subview's or section's values as the scene reads them.
  func containerValues(tag: AnyHashable?, _ lookUp: @escaping (String) -> Any?) -> Value {
    let tag = (tag?.base as? HashedValue)?.value
    return interpreter.host(
      "ContainerValues", ContainerValuesValue(tag: tag) { lookUp($0) as? Value })
  }
}
