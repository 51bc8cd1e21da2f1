/// A Swift type that a native's body takes an argument as.
///
/// A library makes its own types arguments, each next to its declared type. A test compares the
/// parameters of every row's body with its signature.
package protocol NativeArgument: SendableMetatype {
  /// The declared types it represents.
  static var declared: DeclaredTypes { get }

  /// Reads an argument that was passed or has a default.
  init(argument: Value, of call: borrowing NativeCall) throws

  /// Reads an argument's elements: an array, or a variadic parameter.
  static func list(_ elements: [Value], of call: NativeCall) throws -> [Self]

  /// Reads the argument at a position, which the call may have left out; a trap where the type needs
  /// one.
  static func read(at position: Int, of call: NativeCall) throws -> Self
}

extension NativeArgument {
  package static func list(_ elements: [Value], of call: NativeCall) throws -> [Self] {
    try elements.map { try Self(argument: $0, of: call) }
  }

  package static func read(at position: Int, of call: NativeCall) throws -> Self {
    guard let argument = call.argument(at: position) else {
      throw ScriptFailure.trap("missing argument")
    }
    return try Self(argument: argument, of: call)
  }

  /// Reads the argument after the one at a position. It takes no copy of the call: rows of Swift's
  /// own library are called in loops.
  static func read(after position: inout Int, of call: NativeCall) throws -> Self {
    position += 1
    return try read(at: position, of: call)
  }
}

/// The declared types that a ``NativeArgument`` represents.
package indirect enum DeclaredTypes: Sendable {
  /// Types of these names, types that conform to protocols of these names, and generic parameters
  /// constrained to them; a nested type is `Edge.Set`, and an alias counts as its type.
  case named(Set<String>)
  case optional(DeclaredTypes)
  /// Arrays, and variadic parameters.
  case array(DeclaredTypes)
  /// Functions of this many parameters, or of any number.
  case function(parameters: Int?)
  /// Types as values, such as `Key.Type`.
  case metatype
  case enumeration
  case either([DeclaredTypes])
  /// Everything but optionals.
  case anything
  /// Everything, since it is not read.
  case unread

  package static func named(_ names: String...) -> DeclaredTypes { .named(Set(names)) }
}

/// A type whose values the interpreter holds as a host's payload.
package protocol HostArgument: NativeArgument {}

extension HostArgument {
  package init(argument: Value, of call: borrowing NativeCall) throws {
    self = try argument.requireHost()
  }
}

/// An optional parameter; nil too where the call leaves out one that has no value of its own.
extension Optional: NativeArgument where Wrapped: NativeArgument {
  package static var declared: DeclaredTypes { .optional(Wrapped.declared) }

  package init(argument: Value, of call: borrowing NativeCall) throws {
    self = try argument.unwrapped.map { try Wrapped(argument: $0, of: call) }
  }

  package static func read(at position: Int, of call: NativeCall) throws -> Wrapped? {
    try call.argument(at: position)?.unwrapped.map { try Wrapped(argument: $0, of: call) }
  }
}

extension Array: NativeArgument where Element: NativeArgument {
  package static var declared: DeclaredTypes { .array(Element.declared) }

  package init(argument: Value, of call: borrowing NativeCall) throws {
    self = try Element.list(argument.requireArray(), of: call)
  }

  package static func read(at position: Int, of call: NativeCall) throws -> [Element] {
    try Element.list(Value.read(at: position, of: call).requireArray(), of: call)
  }
}

/// An argument as the interpreter has it: for generic parameters, and for values that are only
/// passed on.
extension Value: NativeArgument {
  package static var declared: DeclaredTypes { .anything }
  package init(argument: Value, of call: borrowing NativeCall) { self = argument }
  package static func list(_ elements: [Value], of call: NativeCall) -> [Value] { elements }
}

extension Double: NativeArgument {
  package static var declared: DeclaredTypes { .named("Double", "Float", "BinaryFloatingPoint") }
  package init(argument: Value, of call: borrowing NativeCall) throws {
    self = try argument.asAnyNumber ?? argument.requireDouble()
  }
}

extension Int: NativeArgument {
  /// A place in a text is the number of characters before it.
  package static var declared: DeclaredTypes { .named("Int", "String.Index") }
  package init(argument: Value, of call: borrowing NativeCall) throws {
    self = try argument.requireInt()
  }
}

extension Bool: NativeArgument {
  package static var declared: DeclaredTypes { .named("Bool") }
  package init(argument: Value, of call: borrowing NativeCall) throws {
    self = try argument.requireBool()
  }
}

extension String: NativeArgument {
  package static var declared: DeclaredTypes { .named("Character", "String", "Substring") }

  package init(argument: Value, of call: borrowing NativeCall) throws {
    self = try argument.requireString()
  }
}

/// A range of any kind, by the bounds that it has.
package struct Bounds<Bound: NativeArgument>: NativeArgument {
  package static var declared: DeclaredTypes {
    .named("Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo")
  }
  package let lower: Bound?
  package let upper: Bound?
  package let isClosed: Bool

  package init(argument: Value, of call: borrowing NativeCall) throws {
    guard case .range(let range) = argument else { throw ScriptFailure.trap("expected a range") }
    isClosed = range.kind == .closed
    lower = try range.lower.map { try Bound(argument: $0, of: call) }
    upper = try range.upper.map { try Bound(argument: $0, of: call) }
  }
}

/// A type passed as a value, such as `Key.self`.
package struct TypeArgument: NativeArgument {
  package static var declared: DeclaredTypes { .metatype }
  package let type: NominalType
  /// Its generic arguments.
  let arguments: [SwiftType]

  package init(argument: Value, of call: borrowing NativeCall) throws {
    guard case .metatype(let box)? = argument.unwrapped, let type = box.nominal else {
      throw ScriptFailure.trap("expected a type")
    }
    self.init(type, box.type.arguments)
  }

  private init(_ type: NominalType, _ arguments: [SwiftType]) {
    self.type = type
    self.arguments = arguments
  }

  /// An optional's wrapped type; any other type itself.
  package var wrapped: TypeArgument {
    guard type === type.program.builtin.optional, let inner = arguments.first,
      let nominal = inner.nominal
    else { return self }
    return TypeArgument(nominal, inner.arguments)
  }
}

/// A tuple type passed as a value, such as `(Int, Double).self`: its elements' types.
package struct TupleTypeArgument: NativeArgument {
  package static var declared: DeclaredTypes { .metatype }
  package let elements: [NominalType]

  package init(argument: Value, of call: borrowing NativeCall) throws {
    guard case .metatype(let box)? = argument.unwrapped, case .tuple(let elements) = box.type
    else { throw ScriptFailure.trap("expected a type of tuples") }
    self.elements = elements.compactMap(\.type.nominal)
  }
}

/// A function passed to a native, to call now or later.
package struct Closure: NativeArgument {
  package static var declared: DeclaredTypes { .function(parameters: nil) }
  package let value: Value
  private let interpreter: Interpreter

  package init(argument: Value, of call: borrowing NativeCall) {
    value = argument
    interpreter = call.interpreter
  }

  @discardableResult
  package func callAsFunction(_ arguments: Value...) throws -> Value {
    try interpreter.call(value, arguments)
  }

  @discardableResult
  package func callAsFunction(with arguments: [Value]) throws -> Value {
    try interpreter.call(value, arguments)
  }

  /// Calls a function of one `inout` parameter.
  @discardableResult
  package func callAsFunction(changing argument: inout Value) throws -> Value {
    var arguments = [Interpreter.Argument(nil, argument)]
    defer { argument = arguments[0].value }
    return try interpreter.call(value, arguments: &arguments)
  }
}

/// A case of an enum without a counterpart here, by its name.
package struct CaseName: NativeArgument, ExpressibleByStringLiteral, Hashable {
  package static var declared: DeclaredTypes { .enumeration }
  package let name: String

  package init(argument: Value, of call: borrowing NativeCall) throws {
    name = argument.caseName ?? ""
  }
  package init(stringLiteral name: String) { self.name = name }
}

/// The arguments from here on, however many a row's signature declares: they change nothing. It
/// serves a body that several signatures share.
package struct Rest: NativeArgument {
  package static var declared: DeclaredTypes { .unread }
  package init(argument: Value, of call: borrowing NativeCall) {}
  package static func read(at position: Int, of call: NativeCall) -> Rest {
    Rest(argument: .void, of: call)
  }
}

/// An argument that the body accesses in place: an `inout` one, which the body assigns, or one that
/// must have no other owner while the body changes it.
package struct ArgumentPlace: NativeArgument {
  package static var declared: DeclaredTypes { .anything }
  fileprivate let position: Int

  package init(argument: Value, of call: borrowing NativeCall) throws {
    throw ScriptFailure.trap("an argument within another has no place of its own")
  }
  private init(position: Int) { self.position = position }

  package static func read(at position: Int, of call: NativeCall) -> ArgumentPlace {
    ArgumentPlace(position: position)
  }
}

extension NativeCall {
  package subscript(place: ArgumentPlace) -> Value? {
    get { argument(at: place.position) }
    set { arguments[place.position] = newValue }
    _modify { yield &arguments[place.position] }
  }

  fileprivate func argument(at position: Int) -> Value? {
    arguments.indices.contains(position) ? arguments[position] : nil
  }
}

/// An argument without effect here, such as one that only an animation would show.
package struct Unused: NativeArgument {
  package static var declared: DeclaredTypes { .unread }
  package init(argument: Value, of call: borrowing NativeCall) {}
  package static func read(at position: Int, of call: NativeCall) -> Unused {
    Unused(argument: .void, of: call)
  }
}
