/// Compares the bodies of natives with their signatures.
extension Interpreter {
  /// All libraries' rows with parameters: each one's mistake, empty for a sound one, nil for one
  /// whose body takes the call alone.
  package func checkedRows() -> [(row: String, problems: [String]?)] {
    let libraries = program.libraries
    var checked: [(String, [String]?)] = []
    for (name, rows) in libraries.rows.sorted(by: { $0.key < $1.key }) {
      guard let type = program.globalType(name)?.nominal else {
        checked.append((name, ["no library declares the type"]))
        continue
      }
      type.ready()
      for row in rows.byName.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
        let scope = program.scope(ofLibrary: row.library).nested(owner: type)
        check(row.member, of: name + ".", in: scope).map { checked.append($0) }
      }
    }
    for entry in libraries.functions.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
      guard case .native(let row) = entry.declared else { continue }
      check(row, of: "", in: program.scope(ofLibrary: entry.library)).map { checked.append($0) }
    }
    return checked
  }

  private func check(
    _ row: NativeMember, of owner: String, in scope: LexicalScope
  ) -> (String, [String]?)? {
    let declared = DeclarationReader(scope: scope).members(of: row).lazy.compactMap(\.declaration)
      .first
    let parameters = declared?.parameters ?? []
    let name = "\(owner)\(declared?.signature ?? row.name)"
    guard var taken = row.arguments?() else { return parameters.isEmpty ? nil : (name, nil) }
    let isOpen = taken.last == Rest.self
    if isOpen { taken.removeLast() }
    guard taken.count == parameters.count || isOpen && taken.count < parameters.count else {
      return (name, ["takes \(taken.count) arguments of \(parameters.count)"])
    }
    let wrong = zip(parameters, taken).filter { !$1.declared.contains($0.localType) }
    return (name, wrong.map { "'\($0.name)' is '\($0.localType)', taken as '\($1)'" })
  }
}

extension Member {
  fileprivate var declaration: FunctionDeclaration? {
    switch self {
    case .function(let function): function
    case .subscripting(let subscripting): subscripting.getter
    case .property, .enumCase: nil
    }
  }
}

extension DeclaredTypes {
  /// Whether a declared type is one of these.
  func contains(_ type: SwiftType) -> Bool {
    switch self {
    case .unread: return true
    case .anything: return !type.isOptional
    case .either(let all): return all.contains { $0.contains(type) }
    case .optional(let wrapped): return type.isOptional && wrapped.contains(type.wrapped)
    case .array(let element):
      // A pack's values are passed as a list.
      if let packed = type.packElement { return element.contains(packed) }
      return type.is(.array) && element.contains(type.argument(0))
    case .function(let count):
      guard case .function(let function) = type else { return false }
      return count == nil || count == function.parameters.count
    case .metatype:
      if case .metatype = type { return true }
      return false
    case .enumeration: return type.nominal?.kind == .enumeration && !type.isOptional
    case .named(let names):
      if let nominal = type.nominal, names.contains(nominal.qualifiedName) { return true }
      let known = [type.nominal].compactMap(\.self) + type.protocols
      return known.contains { type in
        type.ancestry.contains { names.contains($0.type.qualifiedName) }
          || names.contains(type.qualifiedName)
      }
    }
  }
}
