import Numbers
/// What the compiler synthesises for a type.
enum Synthesis {
  static func conformances(_ type: NominalType, _ program: Program) {
    guard type.kind == .enumeration, type.conforms(to: .caseIterable),
      !type.declaresProperty("allCases"), type.cases.allSatisfy(\.parameters.isEmpty)
    else { return }
    let list = native(
      "allCases", [], program.builtin.array(type.selfType), owner: type, isStatic: true
    ) { [unowned type] _ in .array(ArrayBox(type.cases.map(\.bare))) }
    add(property: "allCases", list, to: type)
  }

  static func enumeration(_ type: NominalType, _ program: Program) {
    if let raw = type.rawType { rawValues(type, raw, program) }
    if type.conforms(to: .codingKey) { codingKeys(type, program) }
    // An enum without associated values is hashable without declaring it.
    if !type.cases.isEmpty, type.cases.allSatisfy(\.parameters.isEmpty),
      !type.conforms(to: .hashable), let hashable = program.builtin[.hashable]
    {
      type.supertypes.append(.nominal(hashable, []))
      type.forgetAncestry()
    }
    conformances(type, program)
  }

  /// `init?(stringValue:)` and `init?(intValue:)` of an enum of keys.
  private static func codingKeys(_ type: NominalType, _ program: Program) {
    addInitializer("stringValue", program.builtin.string, to: type, program) {
      [unowned program] enumCase, key in
      try program.keyText(enumCase.bare) == key.requireString()
    }
    addInitializer("intValue", program.builtin.int, to: type, program) {
      [unowned program] enumCase, key in
      guard enumCase.owner.rawType?.isInt == true else { return false }
      return try program.areEqual(program.property("rawValue", of: enumCase.bare, .none), key)
    }
  }

  /// Adds a failable initialiser to an enum, which returns the case for its argument.
  private static func addInitializer(
    _ label: String, _ parameter: SwiftType, to type: NominalType, _ program: Program,
    _ isMeant: @escaping (EnumCase, Value) throws -> Bool
  ) {
    let initializer = native(
      "init", [Parameter(label: label, name: label, type: parameter)],
      program.builtin.optional(.nominal(type, [])), owner: type
    ) { [unowned type] call in
      let argument = try Value.read(at: 0, of: call)
      return .optional(try type.cases.first { try isMeant($0, argument) }?.bare)
    }
    initializer.isInitializer = true
    initializer.isFailable = true
    type.add(.function(initializer), named: "init")
  }

  private static func wholeNumber(_ value: Value) -> Int? {
    switch value {
    case .int(let number): number
    case .double(let number): Int(exactly: number)
    case .number(let number): Int(number.description) ?? Int(exactly: number.asDouble)
    default: nil
    }
  }

  private static func rawValues(_ type: NominalType, _ raw: SwiftType, _ program: Program) {
    let fill: () throws -> Void = { [unowned type, unowned program] in
      guard let first = type.cases.first, case .void = first.rawValue else { return }
      var next = 0
      for enumCase in type.cases {
        if let written = enumCase.rawSyntax {
          enumCase.rawValue = try program.evaluateDetached(written.expression(expecting: raw))
          next = wholeNumber(enumCase.rawValue) ?? next
        } else if raw.isString {
          enumCase.rawValue = .string(enumCase.name)
        } else {
          // One more than the value of the case before.
          enumCase.rawValue = try program.value(ofLiteral: .int(next), as: raw)
        }
        // A successor of the greatest integer was reported before.
        next = next.plus(1)
      }
    }
    let getter = native("rawValue", [], raw, owner: type) { call in
      try fill()
      guard case .enumeration(let box)? = call.receiver else { return .void }
      return box.enumCase.rawValue
    }
    if !type.declares("rawValue") { add(property: "rawValue", getter, to: type) }
    addInitializer("rawValue", raw, to: type, program) { [unowned program] enumCase, raw in
      try fill()
      return try program.areEqual(enumCase.rawValue, raw)
    }
    if let representable = program.builtin[.rawRepresentable] {
      type.supertypes.append(.nominal(representable, [raw]))
    }
    for name in ["Hashable"] {
      if let parent = program.nominal(name) { type.supertypes.append(.nominal(parent, [])) }
    }
  }

  /// The memberwise initialiser of a struct; of a class the one without arguments, or its
  /// superclass's.
  static func initializers(_ type: NominalType, _ program: Program) {
    guard !type.hasNativeRows || !type.storedProperties.isEmpty else { return }
    if let parent = type.superclass, type.declares("init") {
      inheritInitializers(type, from: parent)
      return
    }
    // Convenience initialisers leave a class the one without arguments.
    let isBare =
      !type.declares("init")
      || type.kind == .classType
        && type.ownMembers("init").allSatisfy {
          $0.constrained?.isConvenience == true && $0.constrained?.parameters.isEmpty == false
        }
    guard isBare, !type.hasRow("init") else { return }
    if type.kind == .classType, let parent = type.superclass {
      let inherited = parent.ownMembers("init")
      for member in inherited { type.add(member, named: "init") }
      if !inherited.isEmpty { return }
    }
    var parameters: [Parameter] = []
    var isPrivate = false
    if type.kind == .structure {
      for property in type.storedProperties {
        let parameter = memberwise(property, program)
        if let parameter { parameters.append(parameter) }
        // A private property's parameter is visible only in the type, unless a wrapper has a value.
        if property.isPrivate, parameter != nil || property.isLazy {
          isPrivate = isPrivate || property.wrapper == nil || parameter?.isOmittable == false
        }
      }
    }
    let initializer = FunctionDeclaration(
      name: "init", parameters: parameters, result: type.selfType, implementation: .memberwise)
    initializer.owner = type
    initializer.isInitializer = true
    initializer.isPrivate = isPrivate
    type.add(.function(initializer), named: "init")
  }

  /// A class without designated initialisers inherits its superclass's; one that has all of those,
  /// by whatever means, inherits its convenience initialisers too.
  private static func inheritInitializers(_ type: NominalType, from parent: NominalType) {
    let own = type.ownMembers("init").compactMap(\.constrained)
    let inherited = parent.ownMembers("init").compactMap { member in
      member.constrained.map { (member, $0) }
    }
    let signatures = Set(own.map(\.signature))
    let takesAll = own.allSatisfy(\.isConvenience)
    let hasAll =
      takesAll
      || inherited.allSatisfy { $1.isConvenience || signatures.contains($1.signature) }
    for (member, function) in inherited where !signatures.contains(function.signature) {
      guard function.isConvenience ? hasAll : takesAll else { continue }
      type.add(member, named: "init")
    }
  }

  private static func memberwise(
    _ property: PropertyDeclaration, _ program: Program
  ) -> Parameter? {
    if property.isLet, property.initialValue != nil { return nil }
    if property.isLazy { return nil }
    var hasDefault = property.initialValue != nil
    let takesValue = property.wrapper.map(program.takesWrappedValue) ?? true
    if property.declaredType?.isOptional == true, !property.isLet, takesValue { hasDefault = true }
    var type = property.type
    if let wrapper = property.wrapper {
      if program.wrapperInitializesItself(wrapper) { hasDefault = true }
      if !takesValue {
        // A private wrapper that has a value would make the initialiser private.
        guard !hasDefault || !property.isPrivate else { return nil }
        type = wrapper.type
      }
    }
    // A builder's value is passed as a closure, which is called at once.
    let isCalledAtOnce = property.builder != nil && type.functionType == nil
    if isCalledAtOnce { type = .function(SwiftType.FunctionType(parameters: [], result: type)) }
    let parameter = Parameter(label: property.name, name: property.name, type: type)
    parameter.isOmittable = hasDefault
    parameter.builder = property.builder
    parameter.isCalledAtOnce = isCalledAtOnce
    return parameter
  }

  /// The `encode(to:)` of a class without its own, which its subclasses override or inherit.
  static func encoding(_ type: NominalType, _ program: Program) {
    guard type.kind == .classType, type.isFromScene, type.conforms(to: .encodable),
      type.introducing(.encodable) === type,
      program.dispatch("encode", on: type, labels: ["to"], isFromScene: true) == nil,
      let encoder = program.builtin[.encoder]
    else { return }
    let method = native(
      "encode", [Parameter(label: "to", name: "encoder", type: .nominal(encoder, []))], .void,
      owner: type
    ) { [unowned type] call in
      guard case .object(let box)? = call.receiver else { return .void }
      let encoder = try Value.read(at: 0, of: call)
      if try call.program.encode(.object(box), toOwn: encoder) { return .void }
      let place: CodingPlace = try encoder.requireHost()
      try call.program.encodeProperties(of: .object(box), type, box.fields, at: place)
      return .void
    }
    type.add(.function(method), named: "encode")
  }

  // MARK: Native declarations

  static func native(
    _ name: String, _ parameters: [Parameter], _ result: SwiftType, owner: NominalType,
    isStatic: Bool = false, _ body: @escaping (inout NativeCall) throws -> Value
  ) -> FunctionDeclaration {
    let function = FunctionDeclaration(
      name: name, parameters: parameters, result: result, implementation: .native(body))
    function.owner = owner
    function.isStatic = isStatic
    return function
  }

  static func add(
    property name: String, _ getter: FunctionDeclaration, to type: NominalType,
    isGenerated: Bool = false
  ) {
    let property = PropertyDeclaration(
      name: name, implementation: .computed(getter: getter, setter: nil))
    property.type = getter.result
    property.declaredType = getter.result
    property.isStatic = getter.isStatic
    property.isGenerated = isGenerated
    property.owner = type
    type.add(.property(property), named: name)
  }
}
