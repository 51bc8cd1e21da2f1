import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Values that flow down the tree: SwiftUI's and the scene's own.
  static let environment = NativeLibrary(
    name: "Environment",
    types: [
      NativeType(named: "EnvironmentKey"),
      NativeType(
        "struct EnvironmentValues",
        members: [
          NativeMember("init()") { try $0.give(EnvironmentValues()) },
          NativeMember(
            "subscript<K: EnvironmentKey>(key: K.Type) -> K.Value",
            setter: { (call: inout NativeCall, key: TypeArgument) in
              var values: EnvironmentValues = try call.receiver()
              values.custom[key.type.qualifiedName] = call.newValue
              call.receiver = try call.give(values)
              return .void
            }
          ) { (call, key: TypeArgument) in
            let values: EnvironmentValues = try call.receiver()
            return try values.custom[key.type.qualifiedName] as? Value
              ?? call.interpreter.staticProperty("defaultValue", of: key.type)
          },
          value("layoutDirection: LayoutDirection", \.layoutDirection),
          value("dynamicTypeSize: DynamicTypeSize", \.dynamicTypeSize),
          value("colorScheme: ColorScheme", \.colorScheme, noting: .colorScheme),
          value("lineSpacing: CGFloat", \.lineSpacing),
          value("multilineTextAlignment: TextAlignment", \.multilineTextAlignment),
          value("minimumScaleFactor: CGFloat", \.minimumScaleFactor),
          value("allowsTightening: Bool", \.allowsTightening),
          value("truncationMode: Text.TruncationMode", \.truncationMode),
          value("isEnabled: Bool", \.isEnabled),
          value("imageScale: Image.Scale", \.imageScale),
          value("redactionReasons: RedactionReasons", \.redactionReasons),
          optional("font: Font?", \.font),
          optional("lineLimit: Int?", \.lineLimit),
          optional("textCase: Text.Case?", \.textCase),
          optional("horizontalSizeClass: UserInterfaceSizeClass?", \.horizontalSizeClass),
          optional("verticalSizeClass: UserInterfaceSizeClass?", \.verticalSizeClass),
          value("displayScale: CGFloat", \.displayScale),
          NativeMember("var pixelLength: CGFloat { get }") { call in
            .double(1 / (try call.receiver(as: EnvironmentValues.self).displayScale))
          },
        ]),
      NativeType(
        "@propertyWrapper struct Environment<Value>",
        members: [
          NativeMember("init(_ keyPath: KeyPath<EnvironmentValues, Value>)") {
            (call, keyPath: Value) in
            call.interpreter.host(
              "Environment",
              EnvironmentProperty(source: .keyPath(keyPath), value: nil))
          },
          NativeMember("init(_ objectType: Value.Type)") { (call, objectType: TypeArgument) in
            call.interpreter.host(
              "Environment",
              EnvironmentProperty(source: .object(objectType.type), value: nil))
          },
          NativeMember("var wrappedValue: Value { get }") { call in
            let property: EnvironmentProperty = try call.receiver()
            if let value = property.value { return value }
            return try property.read(EnvironmentValues(), in: call.context)
          },
        ]),
      NativeType(
        "@propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject>",
        members: [
          NativeMember("init()") { call in
            call.interpreter.host("EnvironmentObject", EnvironmentObjectProperty(object: nil))
          },
          NativeMember("var wrappedValue: ObjectType { get }") { call in
            let property: EnvironmentObjectProperty = try call.receiver()
            return try property.found
          },
          NativeMember("var projectedValue: ObservedObjectWrapper<ObjectType> { get }") { call in
            let property: EnvironmentObjectProperty = try call.receiver()
            return call.interpreter.host(
              "ObservedObjectWrapper", ObjectValue(object: try property.found))
          },
        ]),
    ],
    extensions: [
      "View": [
        NativeMember(
          "func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)"
            + " -> some View", body: setValue),
        NativeMember("func environment<T: AnyObject>(_ object: T?) -> some View", body: setObject),
        NativeMember(
          "func environmentObject<T: ObservableObject>(_ object: T) -> some View"
        ) { (call, object: Value) in try setObject(call, object: object) },
        NativeMember(
          "func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, "
            + "transform: @escaping (inout V) -> Void) -> some View"
        ) { (call, keyPath: Value, transform: Closure) in
          let context = call.context
          return try call.environment { values in
            context.guarded(()) {
              var root = values.sceneValue(in: context)
              var value = try context.interpreter.read(keyPath, of: root)
              try transform(changing: &value)
              try context.interpreter.write(keyPath, of: &root, to: value)
              values = try root.requireHost()
            }
          }
        },
        NativeMember("func disabled(_ disabled: Bool) -> some View") { (call, disabled: Bool) in
          try call.environment { if disabled { $0.isEnabled = false } }
        },
      ]
    ],
    attachedMacros: [
      NativeMacro("Entry") { entry in
        // A key for the property, as Apple's macro makes it.
        let key = "EntryKey_\(entry.name)"
        let value = entry.initialValue ?? "nil"
        let type = entry.type.map { ": \($0)" } ?? ""
        let result = entry.type ?? "\(key).Value"
        return """
          struct \(key): _EntryKey { static let defaultValue\(type) = \(value) }
          var \(entry.name): \(result) {
            get { self[\(key).self] }
            set { self[\(key).self] = newValue }
          }
          """
      }
    ],
    sources: [Declarations.environment])

  /// Sets a value of the environment by its key path.
  static func setValue(_ call: NativeCall, keyPath: Value, value: Value) throws -> Value {
    let context = call.context
    return try call.environment { values in
      context.guarded(()) {
        var root = values.sceneValue(in: context)
        try context.interpreter.write(keyPath, of: &root, to: value)
        values = try root.requireHost()
      }
    }
  }

  static func setObject(_ call: NativeCall, object: Value?) throws -> Value {
    guard let object, let type = object.nominalType else {
      return try call.unchanged()
    }
    let name = call.interpreter.fullTypeName(of: object)
    return try call.environment {
      // What code that isn't here makes may be of any type.
      if object.isForeign { $0[SceneContext.foreignObject] = object }
      $0.custom[type.qualifiedName] = object
      $0.custom[name] = object
    }
  }

  /// - Parameter reads: recorded for a scene that reads the value.
  private static func value<T: SceneConvertible & SceneRepresentable>(
    _ declaration: String, _ path: WritableKeyPath<EnvironmentValues, T>,
    noting reads: SceneReads = []
  ) -> NativeMember {
    let path = UncheckedBox(path)
    return NativeMember(
      "var \(declaration) { get set }",
      setter: { call in
        var values: EnvironmentValues = try call.receiver()
        values[keyPath: path.value] = try T(
          scene: call.newValue ?? .void, in: call.context)
        call.receiver = try call.give(values)
        return .void
      }
    ) { call in
      call.context.reads.formUnion(reads)
      return try call.give(call.receiver(as: EnvironmentValues.self)[keyPath: path.value])
    }
  }

  private static func optional<T: SceneConvertible & SceneRepresentable>(
    _ declaration: String, _ path: WritableKeyPath<EnvironmentValues, T?>
  ) -> NativeMember {
    let path = UncheckedBox(path)
    return NativeMember(
      "var \(declaration) { get set }",
      setter: { call in
        var values: EnvironmentValues = try call.receiver()
        let context = call.context
        values[keyPath: path.value] = try call.newValue?.unwrapped.map {
          try T(scene: $0, in: context)
        }
        call.receiver = try call.give(values)
        return .void
      }
    ) { call in
      let value = try call.receiver(as: EnvironmentValues.self)[keyPath: path.value]
      return .optional(try value.map { try call.give($0) })
    }
  }
}

extension EnvironmentValues: SceneRepresentable {
  package func sceneValue(in context: SceneContext) -> Value {
    context.interpreter.host("EnvironmentValues", self)
  }
}

extension UserInterfaceSizeClass: SceneEnumeration {
  static let sceneCases: [UserInterfaceSizeClass] = [.compact, .regular]
  static let sceneTypeName = "UserInterfaceSizeClass"
  var sceneName: String { self == .compact ? "compact" : "regular" }
}

/// `@Environment`: the view's value from the environment.
struct EnvironmentProperty: DynamicProperty {
  enum Source {
    case keyPath(Value)
    /// An object by its type.
    case object(NominalType)

    func isSame(as other: Source) -> Bool {
      switch (self, other) {
      case (.keyPath(let a), .keyPath(let b)): a.isSame(as: b)
      case (.object(let a), .object(let b)): a.qualifiedName == b.qualifiedName
      default: false
      }
    }
  }
  var source: Source
  /// Nil outside of a body.
  var value: Value?

  func linked(to place: DynamicPropertyPlace) throws -> Any {
    let values = place.build.environment
    if case .object(let type) = source,
      place.context.interpreter.isOptional(property: place.name, of: place.owner)
    {
      return EnvironmentProperty(
        source: source, value: .optional(values.custom[type.qualifiedName] as? Value))
    }
    return EnvironmentProperty(source: source, value: try read(values, in: place.context))
  }

  func isSame(as other: any DynamicProperty) -> Bool {
    guard let other = other as? EnvironmentProperty, source.isSame(as: other.source) else {
      return false
    }
    return ViewUpdates.areSame(.optional(value), .optional(other.value))
  }

  func read(_ values: EnvironmentValues, in context: SceneContext) throws -> Value {
    switch source {
    case .keyPath(let path):
      return try context.interpreter.read(path, of: values.sceneValue(in: context))
    case .object(let type):
      let name = type.qualifiedName
      guard let object = values.custom[name] as? Value else {
        // A missing type's object may come from missing code, too.
        if type.isStandIn { return context.interpreter.foreign(name) }
        if let example = context.exampleObject(of: name, in: values) { return example }
        throw ScriptFailure.trap(
          "No Observable object of type \(name) found. A View.environmentObject(_:) for \(name) "
            + "may be missing as an ancestor of this view.",
          identifier: .missingEnvironmentObject)
      }
      return object
    }
  }
}

/// `@EnvironmentObject`, by the type its property declares.
struct EnvironmentObjectProperty: DynamicProperty {
  var object: Value?
  var type: String?

  func linked(to place: DynamicPropertyPlace) throws -> Any {
    let type = place.context.interpreter.declaredType(
      ofProperty: place.name, of: place.owner)
    guard let type else { return EnvironmentObjectProperty(object: nil) }
    let objects = place.build.environment.custom
    // An object may not reveal the arguments of its generic class.
    let object = objects[type] ?? objects[String(type.prefix { $0 != "<" })]
    return EnvironmentObjectProperty(
      object: object as? Value
        ?? place.context.exampleObject(of: type, in: place.build.environment), type: type)
  }

  func isSame(as other: any DynamicProperty) -> Bool {
    guard let other = other as? EnvironmentObjectProperty else { return false }
    return type == other.type
      && Value.optional(object).isSame(as: .optional(other.object))
  }

  /// The object; if no outer view provides it, a failure as SwiftUI's.
  var found: Value {
    get throws {
      guard let object else {
        let type = type ?? "this type"
        throw ScriptFailure.trap(
          "No ObservableObject of type \(type) found. A View.environmentObject(_:) for \(type) "
            + "may be missing as an ancestor of this view.",
          identifier: .missingEnvironmentObject)
      }
      return object
    }
  }
}
