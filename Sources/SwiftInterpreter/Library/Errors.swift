extension StandardLibrary {
  static let errors: [NativeMember] = [
    NativeMember("func _number(ofError error: any Error) -> Int") { (call, error: Value) in
      .int(try call.program.code(ofError: error))
    }
  ]
}

extension Program {
  /// Returns the code that Swift gives an error (SE-0112): its raw value, or its case's index,
  /// those with payloads before the others; 1 for other types.
  fileprivate func code(ofError error: Value) throws -> Int {
    guard case .enumeration(let box) = error else { return 1 }
    if box.type.rawType?.isInt == true {
      return try property("rawValue", of: error, .none).requireInt()
    }
    let (bare, loaded) = (
      box.type.cases.filter(\.parameters.isEmpty), box.type.cases.filter { !$0.parameters.isEmpty }
    )
    return (loaded + bare).firstIndex { $0 === box.enumCase } ?? 0
  }
}
