import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// State and bindings: variables that outlive the views that declare them.
  static let state = NativeLibrary(
    name: "State",
    types: [
      stateLike(
        "State<Value>", "State",
        initialisers: [
          "init(wrappedValue: Value)",
          "init(initialValue value: Value)",
          // The macro's call with a declaration's value, from the SDK of 27 on.
          "init(_whenNeeded value: @autoclosure @escaping () -> Value)",
        ]),
      stateLike("FocusState<Value: Hashable>", "FocusState", .focus, initialisers: []),
      stateLike(
        "AccessibilityFocusState<Value: Hashable>", "AccessibilityFocusState", .focus,
        initialisers: []),
      stateLike(
        "GestureState<Value>", "GestureState", .ofGesture,
        initialisers: [
          "init(wrappedValue: Value)", "init(initialValue: Value)",
          "init(wrappedValue: Value, resetTransaction: Transaction)",
          "init(initialValue: Value, resetTransaction: Transaction)",
          "init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void)",
          "init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void)",
        ]),
      stateLike(
        "StateObject<ObjectType: ObservableObject>", "StateObject", .object,
        initialisers: [
          "init(wrappedValue: @autoclosure @escaping () -> ObjectType)"
        ]),
      NativeType(
        "@propertyWrapper @dynamicMemberLookup struct Binding<Value>",
        members: [
          NativeMember("init(get: @escaping () -> Value, set: @escaping (Value) -> Void)") {
            (call, get: Closure, set: Closure) in
            call.interpreter.host(
              "Binding", BindingValue(get: { try get() }, set: { try set($0) }))
          },
          NativeMember(
            "init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)"
          ) { (call, get: Closure, set: Closure) in
            let interpreter = call.interpreter
            return interpreter.host(
              "Binding",
              BindingValue(
                get: { try get() },
                set: { try set($0, interpreter.construct("Transaction", [])) }))
          },
          NativeMember("init(projectedValue: Binding<Value>)") { (_, projectedValue: Value) in
            projectedValue
          },
          NativeMember("static func constant(_ value: Value) -> Binding<Value>") {
            (call, value: Value) in
            call.interpreter.host("Binding", BindingValue(get: { value }, set: { _ in }))
          },
          NativeMember(
            "var wrappedValue: Value { get nonmutating set }",
            setter: { call in
              try call.receiver(as: BindingValue.self).set(call.newValue ?? .void)
              return .void
            }
          ) { call in try call.receiver(as: BindingValue.self).get() },
          NativeMember("var projectedValue: Binding<Value> { get }") { call in
            call.receiver ?? .void
          },
          NativeMember(
            "subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)"
              + " -> Binding<Subject>"
          ) { (call, keyPath: Value) in
            call.interpreter.host(
              "Binding",
              try call.receiver(as: BindingValue.self).member(
                keyPath, in: call.interpreter))
          },
          NativeMember(
            "subscript(position: Value.Index) -> Binding<Value.Element>"
              + " where Value: MutableCollection"
          ) { (call, position: Value) in
            let index = position.asInt ?? 0
            return call.interpreter.host(
              "Binding", try call.receiver(as: BindingValue.self).element(at: index))
          },
          NativeMember("func animation(_ animation: Animation? = .default) -> Binding<Value>") {
            call in call.receiver ?? .void
          },
          NativeMember("func transaction(_ transaction: Transaction) -> Binding<Value>") {
            call in call.receiver ?? .void
          },
          NativeMember(
            "var transaction: Transaction { get nonmutating set }", setter: { _ in .void }
          ) { call in try call.interpreter.construct("Transaction", []) },
        ]),
      NativeType(
        "@propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint>",
        members: [
          NativeMember("init(wrappedValue: Value)") { (call, wrappedValue: Double) in
            call.interpreter.host(
              "ScaledMetric", ScaledMetricProperty(base: wrappedValue, style: .body, value: nil)
            )
          },
          NativeMember("init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)") {
            (call, wrappedValue: Double, textStyle: Font.TextStyle) in
            call.interpreter.host(
              "ScaledMetric",
              ScaledMetricProperty(base: wrappedValue, style: textStyle, value: nil))
          },
          NativeMember("var wrappedValue: Value { get }") { call in
            let metric: ScaledMetricProperty = try call.receiver()
            return .double(metric.value ?? metric.base)
          },
        ]),
    ],
    functions: [
      // A value that the defaults don't accept is kept by its raw value.
      NativeMember("func _storable<Value>(_ value: Value, _ type: Value.Type) -> Any?") {
        (call, value: Value, type: TypeArgument) in
        guard let value = value.unwrapped else { return .none }
        guard isKeptByRawValue(type.wrapped.type, call.interpreter) else { return .optional(value) }
        return .optional(try call.interpreter.property("rawValue", of: value))
      },
      // Its readers are notified of every write.
      NativeMember("func _value(of key: String, in store: UserDefaults) -> Any?") {
        (call, key: Value, store: Value) in
        var store = store
        var arguments = [Interpreter.Argument(nil, key)]
        let interpreter = call.interpreter
        let observed = try interpreter.callMethod("_observed", on: &store, arguments: &arguments)
        return try interpreter.property("value", of: observed)
      },
      NativeMember("func _stored<Value>(_ stored: Any?, _ type: Value.Type) -> Value?") {
        (call, stored: Value?, type: TypeArgument) in
        guard let stored = stored?.unwrapped else { return .none }
        let type = type.wrapped
        guard isKeptByRawValue(type.type, call.interpreter) else { return .optional(stored) }
        return try call.interpreter.construct(type, [Interpreter.Argument("rawValue", stored)])
      },
    ],
    sources: [Declarations.state, Declarations.storage],
    missingWrapper: MissingWrapper(
      "State", of: ["View", "ViewModifier", "DynamicProperty", "App", "Scene"]))

  /// Whether user defaults keep a type's values by their raw values: those of the scene's own
  /// types, and of a library's that the scene makes `RawRepresentable`, as `extension Array:
  /// RawRepresentable`.
  private static func isKeptByRawValue(_ type: NominalType, _ interpreter: Interpreter) -> Bool {
    let plain = ["Bool", "Int", "Double", "String", "URL", "Data"]
    return (type.isFromScene || !plain.contains(type.name))
      && interpreter.type(type, conformsTo: "RawRepresentable")
  }

  /// A wrapper's storage, and its projection.
  private enum StateKind {
    /// A value, and a binding to it.
    case value
    /// Whether something has the focus, or which value: nothing has at first.
    case focus
    /// A value that a gesture changes, and the wrapper itself, for `updating`.
    case ofGesture
    /// An object that is made when it is first needed, and bindings to its properties.
    case object

    /// The initialisers without arguments, with the first value.
    var empty: [(signature: String, first: @Sendable () -> Value)] {
      switch self {
      case .value, .ofGesture: [("init() where Value: ExpressibleByNilLiteral", { .none })]
      case .focus:
        [
          ("init() where Value == Bool", { .bool(false) }),
          ("init() where Value: ExpressibleByNilLiteral", { .none }),
        ]
      case .object: []
      }
    }

    var members: [NativeMember] {
      switch self {
      case .value, .focus: [storedValue, projectedBinding]
      case .ofGesture: [storedValue, projectedSelf]
      case .object: objectAccess
      }
    }
  }

  /// A wrapper whose value is kept at the view's place in the tree.
  private static func stateLike(
    _ declaration: String, _ name: String, _ kind: StateKind = .value, initialisers: [String]
  ) -> NativeType {
    var members = initialisers.map { signature in
      let isLate = signature.contains("@autoclosure")
      return NativeMember(signature) { (call, initial: Value, _: Rest) in
        let interpreter = call.interpreter
        var make: () throws -> Value = { initial }
        if isLate, case .function = initial {
          // An object may keep a closure that keeps the view, and with it this.
          make = { [weak interpreter] in try interpreter?.call(initial) ?? .none }
        }
        let property = StateProperty(
          initial: make, needsPlace: name == "State", observesObject: kind == .object)
        return interpreter.host(name, property)
      }
    }
    members += kind.empty.map { signature, first in
      NativeMember(signature) { $0.interpreter.host(name, StateProperty(initial: first)) }
    }
    let all = members + kind.members
    return NativeType("@propertyWrapper struct \(declaration)", members: all)
  }

  private static let storedValue = NativeMember(
    "var wrappedValue: Value { get nonmutating set }",
    setter: { call in
      guard try !call.receiver(as: StateProperty.self).isUnplaced else {
        call.context.report(
          unset(
            at: call.location, "before its view is shown",
            remedy: "in an initialiser, write '_name = State(initialValue: …)'"))
        return .void
      }
      try call.stateVariable().value = call.newValue ?? .void
      return .void
    }
  ) { call in try call.stateVariable().value }

  private static let projectedSelf = NativeMember(
    "var projectedValue: GestureState<Value> { get }"
  ) { $0.receiver ?? .void }

  private static let projectedBinding =
    NativeMember("var projectedValue: SwiftUI.Binding<Value> { get }") { call in
      let variable = try call.stateVariable()
      guard try call.receiver(as: StateProperty.self).isUnplaced else {
        return call.interpreter.host("Binding", BindingValue(to: variable))
      }
      // SwiftUI's message in this case: a constant binding, which will not update.
      let (value, context, location) = (variable.value, call.context, call.location)
      let constant = BindingValue(
        get: { value },
        set: { [unowned context] _ in
          context.report(
            unset(
              at: location, "by a binding that was made while no view was shown",
              remedy: "declare it in a view, or as a preview's '@Previewable @State'"))
        })
      return call.interpreter.host("Binding", constant)
    }

  /// The note on a write to a `@State` without a place.
  private static func unset(
    at location: SourceLocation?, _ reason: String, remedy: String
  ) -> Diagnostic {
    Diagnostic(
      severity: .warning, identifier: .unplacedState,
      message: "a '@State' isn't set \(reason): it keeps its first value", location: location,
      remedy: remedy)
  }

  private static let objectAccess = [
    NativeMember("var wrappedValue: ObjectType { get }") { call in
      try call.stateVariable().value
    },
    NativeMember("var projectedValue: ObservedObjectWrapper<ObjectType> { get }") { call in
      call.interpreter.host(
        "ObservedObjectWrapper",
        ObjectValue(object: try call.stateVariable().value))
    },
  ]
}

/// `@State` and its like: a first value, and the variable once the view has a place.
final class StateProperty: DynamicProperty {
  private let initial: () throws -> Value
  private var linkedVariable: StateVariable?
  /// Whether writes before the view has a place are lost, as with `@State`.
  private let needsPlace: Bool
  /// Whether the view observes its object's changes, as with `@StateObject`.
  let observesObject: Bool
  private var isPlaced = false
  /// Whether nothing can be written yet.
  var isUnplaced: Bool { needsPlace && !isPlaced }

  init(
    initial: @escaping () throws -> Value, needsPlace: Bool = false, observesObject: Bool = false
  ) {
    self.initial = initial
    self.needsPlace = needsPlace
    self.observesObject = observesObject
  }

  /// The variable at the view's place; a separate one if the view has none yet.
  func variable(in context: SceneContext) throws -> StateVariable {
    if let linkedVariable { return linkedVariable }
    let variable = StateVariable(
      try initial(), name: "", store: nil, log: context.interpreter.log)
    linkedVariable = variable
    return variable
  }

  func linked(to place: DynamicPropertyPlace) throws -> Any {
    let property = StateProperty(
      initial: initial, needsPlace: needsPlace, observesObject: observesObject)
    property.isPlaced = true
    let context = place.context
    let owner = context.interpreter.typeName(of: place.owner)
    property.linkedVariable = try context.state.variable(
      at: place.build.identity, property: place.path + place.name,
      name: "\(owner).\(place.name.dropFirst())"
    ) { try linkedVariable?.value ?? context.interpreter.makingFirstValue { try initial() } }
    return property
  }

  /// A variable that is there keeps its value, whatever its first would be.
  func isSame(as other: any DynamicProperty) -> Bool {
    guard let other = other as? StateProperty else { return false }
    return linkedVariable === other.linkedVariable
  }
}

extension NativeCall {
  /// The variable of the property that a member is called on.
  fileprivate func stateVariable() throws -> StateVariable {
    try receiver(as: StateProperty.self).variable(in: context)
  }
}

/// `Binding`: a way to read and write a value kept elsewhere.
struct BindingValue: SceneConvertible {
  static var declared: DeclaredTypes { .named("Binding") }

  let get: () throws -> Value
  let set: (Value) throws -> Void
  /// What it reads and writes; nil where it does anything else.
  private(set) var variable: StateVariable?

  init(to variable: StateVariable) {
    self.variable = variable
    get = { variable.boundValue }
    set = { variable.value = $0 }
  }

  init(get: @escaping () throws -> Value, set: @escaping (Value) throws -> Void) {
    self.get = get
    self.set = set
  }

  package init(scene value: Value, in context: SceneContext) throws {
    // `$store.name` of a missing package: its value is unknown and constant.
    self =
      value.isForeign ? BindingValue(get: { value }, set: { _ in }) : try value.requireHost()
  }

  /// Turns a Boolean that it reads and writes.
  func toggle() throws { try set(.bool(!get().requireBool())) }

  func member(_ keyPath: Value, in interpreter: Interpreter) -> BindingValue {
    BindingValue(
      get: { try interpreter.read(keyPath, of: get()) },
      set: { newValue in
        var root = try get()
        try interpreter.write(keyPath, of: &root, to: newValue)
        try set(root)
      })
  }

  func element(at index: Int) -> BindingValue {
    BindingValue(
      get: {
        let elements = try get().requireArray()
        guard elements.indices.contains(index) else {
          throw ScriptFailure.trap("Index out of range")
        }
        return elements[index]
      },
      set: { newValue in
        var elements = try get().requireArray()
        guard elements.indices.contains(index) else {
          throw ScriptFailure.trap("Index out of range")
        }
        elements[index] = newValue
        try set(.array(elements))
      })
  }
}

/// `@ScaledMetric`: a length that grows with the type size as its text style does.
struct ScaledMetricProperty: DynamicProperty {
  var base: Double
  var style: Font.TextStyle
  var value: Double?

  func linked(to place: DynamicPropertyPlace) throws -> Any {
    var linked = self
    linked.value = place.build.environment.scaled(base, relativeTo: style)
    return linked
  }

  func isSame(as other: any DynamicProperty) -> Bool {
    guard let other = other as? ScaledMetricProperty else { return false }
    return base == other.base && style == other.style && value == other.value
  }
}
