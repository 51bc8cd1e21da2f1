/// One call of a native body.
public struct NativeCall {
  /// The value a member is called on, nil for functions, initialisers and static members. A
  /// mutating member assigns it.
  public var receiver: Value?
  /// By parameter position, converted to the declared types: defaults evaluated, a variadic
  /// parameter as `.array`, an optional as `.none` or `.some`, an omitted parameter without a value
  /// as nil. A body takes them as its own parameters, and an `inout` one as an ``ArgumentPlace``,
  /// through which it assigns.
  var arguments: [Value?]
  /// The value that a setter should store.
  public var newValue: Value?
  /// The type a static member or initialiser was called on.
  public let type: NominalType?
  let site: Site
  public let interpreter: Interpreter
}

extension NativeCall {
  /// The call's place in the scene; empty for a call by the host.
  public var location: SourceLocation {
    interpreter.program.callLocation(site)
      ?? SourceLocation(file: "", line: 1, column: 1, offset: 0, length: 0)
  }

  /// The receiver's host payload.
  public func receiver<T>(as type: T.Type = T.self) throws -> T {
    guard let receiver else { throw ScriptFailure.trap("call without a receiver") }
    return try receiver.requireHost(as: type)
  }
}
