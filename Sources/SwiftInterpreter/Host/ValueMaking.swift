/// Values that a host hands to a program.
extension Interpreter {
  /// A value of a host type declared by one of the libraries.
  public func host(_ typeName: String, _ payload: Any) -> Value {
    let type =
      libraryType(named: typeName)
      ?? NominalType(name: typeName, kind: .structure, program: program)
    return .host(HostBox(type: type, payload: payload))
  }

  /// A case without associated values of an enum by type and case name, such as
  /// `("Edge", "top")`.
  public func enumCase(_ typeName: String, _ caseName: String) throws -> Value {
    guard let found = libraryType(named: typeName)?.ownCase(caseName) else {
      throw ScriptFailure.trap("enum '\(typeName)' has no case '\(caseName)'")
    }
    return found.bare
  }

  /// A struct that Swift source declares, by the values of its stored properties in order.
  public func structure(_ typeName: String, _ fields: [Value]) throws -> Value {
    guard let type = libraryType(named: typeName), type.storedProperties.count == fields.count
    else {
      throw ScriptFailure.trap("'\(typeName)' is no struct with \(fields.count) stored properties")
    }
    return .structure(StructureBox(type: type, fields: ContiguousArray(fields)))
  }

  /// A function value with a native body; parameters are positional.
  public func function(_ body: @escaping ([Value]) throws -> Value) -> Value {
    .function(FunctionBox(name: "function", body: .native { try body($0) }))
  }

  /// A type as a value, such as `Int.self`.
  public func metatype(_ type: NominalType) -> Value {
    .metatype(MetatypeBox(.nominal(type, [])))
  }

  /// A key path of property names, such as `\.size.width`.
  public func keyPath(_ names: [String]) -> Value {
    .keyPath(KeyPathBox(names.map { KeyPathBox.Step(name: $0) }))
  }
}
