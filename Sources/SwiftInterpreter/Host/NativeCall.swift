/// One call of a native body.
public struct NativeCall {
  /// The value a member is called on, nil for functions, initialisers and static members. A
  /// mutating member assigns it.
  public var receiver: Value?
  /// By parameter position, converted to the declared types: defaults evaluated, a variadic
  /// parameter as `.array`, an optional as `.none` or `.some`, an omitted parameter without a
  /// value as nil. A body with an `inout` parameter assigns its element.
  public var arguments: [Value?]
  /// What a setter is to store.
  public var newValue: Value?
  /// The type a static member or initialiser was called on.
  public let type: NominalType?
  let site: Site
  public let interpreter: Interpreter
}

extension NativeCall {
  /// Where the call stands in the scene; an empty place for a call made by the host.
  public var location: SourceLocation {
    interpreter.program.callLocation(site)
      ?? SourceLocation(file: "", line: 1, column: 1, offset: 0, length: 0)
  }

  /// The argument at a position, a trap where the call has none.
  public func value(_ index: Int) throws -> Value {
    guard arguments.indices.contains(index), let value = arguments[index] else {
      throw ScriptFailure.trap("missing argument \(index + 1)")
    }
    return value
  }

  /// The payload of an optional argument: nil where it is `.none` or omitted.
  public func optional(_ index: Int) -> Value? {
    guard arguments.indices.contains(index) else { return nil }
    return arguments[index]?.unwrapped
  }

  public func int(_ index: Int) throws -> Int { try value(index).requireInt() }
  public func double(_ index: Int) throws -> Double { try value(index).requireDouble() }
  public func bool(_ index: Int) throws -> Bool { try value(index).requireBool() }
  public func string(_ index: Int) throws -> String { try value(index).requireString() }
  public func array(_ index: Int) throws -> [Value] { try value(index).requireArray() }
  /// The host's payload of an argument.
  public func host<T>(_ index: Int, as type: T.Type = T.self) throws -> T {
    try value(index).requireHost(as: type)
  }

  public func optionalInt(_ index: Int) throws -> Int? { try optional(index)?.requireInt() }
  public func optionalDouble(_ index: Int) throws -> Double? {
    try optional(index)?.requireDouble()
  }
  public func optionalBool(_ index: Int) throws -> Bool? { try optional(index)?.requireBool() }
  public func optionalString(_ index: Int) throws -> String? {
    try optional(index)?.requireString()
  }
  public func optionalHost<T>(_ index: Int, as type: T.Type = T.self) throws -> T? {
    try optional(index)?.requireHost(as: type)
  }

  /// The receiver's host payload.
  public func receiver<T>(as type: T.Type = T.self) throws -> T {
    guard let receiver else { throw ScriptFailure.trap("call without a receiver") }
    return try receiver.requireHost(as: type)
  }
}
