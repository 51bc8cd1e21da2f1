import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Model objects: `ObservableObject` with `@Published`, and `@Observable`.
  static let observation = NativeLibrary(
    name: "Observation",
    types: [
      NativeType("protocol ObservableObject: AnyObject"),
      NativeType("protocol Observable: AnyObject"),
      NativeType(named: "Published"),
      objectWrapper("ObservedObject"),
      NativeType(
        "@propertyWrapper @dynamicMemberLookup struct Bindable<Value>",
        members: [
          NativeMember("init(wrappedValue: Value)") { (call, wrappedValue: Value) in
            call.interpreter.host("Bindable", ObjectValue(object: wrappedValue))
          },
          NativeMember("init(_ wrappedValue: Value)") { (call, wrappedValue: Value) in
            call.interpreter.host("Bindable", ObjectValue(object: wrappedValue))
          },
          NativeMember("var wrappedValue: Value { get }") { call in
            try call.receiver(as: ObjectValue.self).object
          },
          NativeMember("var projectedValue: Bindable<Value> { get }") { $0.receiver ?? .void },
          memberBinding("Value"),
        ]),
      NativeType(
        "@dynamicMemberLookup struct ObservedObjectWrapper<ObjectType>",
        members: [memberBinding("ObjectType")]),
    ],
    extensions: [
      "ObservableObject": [
        NativeMember("var objectWillChange: ObservableObjectPublisher { get }") { call in
          guard case .object(let object)? = call.receiver else { return .void }
          return try call.context.objectWillChange(of: object)
        }
      ]
    ],
    functions: [withObservationTracking],
    attachedMacros: [
      NativeMacro("Observable", conformances: ["Observable"]) { _ in nil },
      NativeMacro("ObservationIgnored") { _ in nil },
    ],
    sources: [Declarations.observation])

  private static func memberBinding(_ root: String) -> NativeMember {
    NativeMember(
      "subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<\(root), Subject>)"
        + " -> Binding<Subject>"
    ) { (call, keyPath: Value) in
      let object = try call.receiver(as: ObjectValue.self).object
      let binding = BindingValue(get: { object }, set: { _ in })
      return call.interpreter.host(
        "Binding", binding.member(keyPath, in: call.interpreter))
    }
  }

  private static func objectWrapper(_ name: String) -> NativeType {
    NativeType(
      "@propertyWrapper struct \(name)<ObjectType: ObservableObject>",
      members: [
        NativeMember("init(wrappedValue: ObjectType)") { (call, wrappedValue: Value) in
          call.interpreter.host(name, ObjectValue(object: wrappedValue))
        },
        NativeMember("init(initialValue: ObjectType)") { (call, initialValue: Value) in
          call.interpreter.host(name, ObjectValue(object: initialValue))
        },
        NativeMember("var wrappedValue: ObjectType { get }") { call in
          try call.receiver(as: ObjectValue.self).object
        },
        NativeMember("var projectedValue: ObservedObjectWrapper<ObjectType> { get }") { call in
          call.interpreter.host(
            "ObservedObjectWrapper", try call.receiver(as: ObjectValue.self))
        },
      ])
  }
}

/// A wrapper around an object of the scene's.
struct ObjectValue {
  var object: Value
}
