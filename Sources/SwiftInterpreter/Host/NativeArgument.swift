/// A Swift type that a native's body takes an argument as.
///
/// A library makes its own types arguments; beside each stands what it is declared as. A test holds
/// the parameters of every row's body against its signature.
package protocol NativeArgument: SendableMetatype {
  /// The declared types that it stands for.
  static var declared: DeclaredTypes { get }

  /// Reads an argument that was given or has a default.
  init(argument: Value, of call: NativeCall) throws

  /// Reads an argument that the call may have left out; a trap where the type needs one.
  static func read(_ argument: Value?, of call: NativeCall) throws -> Self
}

extension NativeArgument {
  package static func read(_ argument: Value?, of call: NativeCall) throws -> Self {
    guard let argument else { throw ScriptFailure.trap("missing argument") }
    return try Self(argument: argument, of: call)
  }
}

/// Which declared types a ``NativeArgument`` stands for.
package indirect enum DeclaredTypes: Sendable {
  /// Types of these names, what conforms to protocols of these names, and generic parameters that
  /// must; a nested type is `Edge.Set`, and an alias counts as what it stands for.
  case named(Set<String>)
  case optional(DeclaredTypes)
  /// Arrays, and variadic parameters.
  case array(DeclaredTypes)
  /// Functions of so many parameters, or of any number.
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
  package init(argument: Value, of call: NativeCall) throws { self = try argument.requireHost() }
}

/// Reads a call's arguments one after the other.
struct ArgumentReader {
  let call: NativeCall
  private var position = 0

  init(call: NativeCall) { self.call = call }

  mutating func next<Argument: NativeArgument>(
    as type: Argument.Type = Argument.self
  ) throws -> Argument {
    defer { position += 1 }
    guard call.arguments.indices.contains(position) else {
      return try Argument.read(nil, of: call)
    }
    return try Argument.read(call.arguments[position], of: call)
  }
}

/// An optional parameter; nil too where the call leaves out one that has no value of its own.
extension Optional: NativeArgument where Wrapped: NativeArgument {
  package static var declared: DeclaredTypes { .optional(Wrapped.declared) }

  package init(argument: Value, of call: NativeCall) throws {
    self = try argument.unwrapped.map { try Wrapped(argument: $0, of: call) }
  }

  package static func read(_ argument: Value?, of call: NativeCall) throws -> Wrapped? {
    try argument?.unwrapped.map { try Wrapped(argument: $0, of: call) }
  }
}

extension Array: NativeArgument where Element: NativeArgument {
  package static var declared: DeclaredTypes { .array(Element.declared) }

  package init(argument: Value, of call: NativeCall) throws {
    self = try argument.requireArray().map { try Element(argument: $0, of: call) }
  }
}

/// An argument as the interpreter has it: for generic parameters, and for what is only passed on.
extension Value: NativeArgument {
  package static var declared: DeclaredTypes { .anything }
  package init(argument: Value, of call: NativeCall) { self = argument }
}

extension Double: NativeArgument {
  package static var declared: DeclaredTypes { .named("Double", "Float", "BinaryFloatingPoint") }
  package init(argument: Value, of call: NativeCall) throws { self = try argument.requireDouble() }
}

extension Int: NativeArgument {
  package static var declared: DeclaredTypes { .named("Int") }
  package init(argument: Value, of call: NativeCall) throws { self = try argument.requireInt() }
}

extension Bool: NativeArgument {
  package static var declared: DeclaredTypes { .named("Bool") }
  package init(argument: Value, of call: NativeCall) throws { self = try argument.requireBool() }
}

extension String: NativeArgument {
  package static var declared: DeclaredTypes { .named("Character", "String", "Substring") }

  package init(argument: Value, of call: NativeCall) throws { self = try argument.requireString() }
}

/// A range of any kind, by the bounds that it has.
package struct Bounds<Bound: NativeArgument>: NativeArgument {
  package static var declared: DeclaredTypes {
    .named("Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo")
  }
  package let lower: Bound?
  package let upper: Bound?

  package init(argument: Value, of call: NativeCall) throws {
    guard case .range(let range) = argument else { throw ScriptFailure.trap("expected a range") }
    lower = try range.lower.map { try Bound(argument: $0, of: call) }
    upper = try range.upper.map { try Bound(argument: $0, of: call) }
  }
}

/// A type given as a value, such as `Key.self`.
package struct TypeArgument: NativeArgument {
  package static var declared: DeclaredTypes { .metatype }
  package let type: NominalType

  package init(argument: Value, of call: NativeCall) throws {
    guard let type = argument.asType else { throw ScriptFailure.trap("expected a type") }
    self.type = type
  }
}

/// A function that a native is given, to call now or later.
package struct Closure: NativeArgument {
  package static var declared: DeclaredTypes { .function(parameters: nil) }
  package let value: Value
  private let interpreter: Interpreter

  package init(argument: Value, of call: NativeCall) {
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

/// A case of an enum that has no counterpart here, by its name.
package struct CaseName: NativeArgument, ExpressibleByStringLiteral, Hashable {
  package static var declared: DeclaredTypes { .enumeration }
  package let name: String

  package init(argument: Value, of call: NativeCall) throws { name = argument.caseName ?? "" }
  package init(stringLiteral name: String) { self.name = name }
}

/// The arguments from here on, however many a row's signature declares: they change nothing. It
/// serves a body that several signatures share.
package struct Rest: NativeArgument {
  package static var declared: DeclaredTypes { .unread }
  package init(argument: Value, of call: NativeCall) {}
  package static func read(_ argument: Value?, of call: NativeCall) -> Rest {
    Rest(argument: .void, of: call)
  }
}

/// An argument that changes nothing here, such as what only an animation would show.
package struct Unused: NativeArgument {
  package static var declared: DeclaredTypes { .unread }
  package init(argument: Value, of call: NativeCall) {}
  package static func read(_ argument: Value?, of call: NativeCall) -> Unused {
    Unused(argument: .void, of: call)
  }
}
