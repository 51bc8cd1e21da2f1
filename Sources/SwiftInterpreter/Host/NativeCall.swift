/// One call of a native body.
public struct NativeCall {
  /// The value a member is called on, nil for functions, initialisers and static members. A
  /// mutating member assigns it.
  public var receiver: Value?
  /// By parameter position, converted to the declared types: defaults evaluated, a variadic
  /// parameter as `.array`, an optional as `.none` or `.some`, an omitted parameter without a
  /// value as nil. A body reads them as its own parameters; one with an `inout` parameter assigns
  /// its element here.
  package var arguments: [Value?]
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

  /// The receiver's host payload.
  public func receiver<T>(as type: T.Type = T.self) throws -> T {
    guard let receiver else { throw ScriptFailure.trap("call without a receiver") }
    return try receiver.requireHost(as: type)
  }
}

/// Arguments by their position, for Swift's own library: its rows are called in loops, where reading
/// each as a type of its own would take time.
extension NativeCall {
  /// The argument at a position, a trap where the call has none.
  func value(_ index: Int) throws -> Value {
    guard arguments.indices.contains(index), let value = arguments[index] else {
      throw ScriptFailure.trap("missing argument \(index + 1)")
    }
    return value
  }

  /// The payload of an optional argument: nil where it is `.none` or omitted.
  func optional(_ index: Int) -> Value? {
    guard arguments.indices.contains(index) else { return nil }
    return arguments[index]?.unwrapped
  }

  func int(_ index: Int) throws -> Int { try value(index).requireInt() }
  func double(_ index: Int) throws -> Double { try value(index).requireDouble() }
  func bool(_ index: Int) throws -> Bool { try value(index).requireBool() }
  func string(_ index: Int) throws -> String { try value(index).requireString() }
  func array(_ index: Int) throws -> [Value] { try value(index).requireArray() }
  /// The host's payload of an argument.
  func host<T>(_ index: Int, as type: T.Type = T.self) throws -> T {
    try value(index).requireHost(as: type)
  }
}
