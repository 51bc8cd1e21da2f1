extension SwiftType {
  /// Whether the type conforms to a protocol, its arguments included where an extension asks
  /// something of them; true where too little is known.
  func mayConform(to constraint: NominalType) -> Bool {
    switch self {
    case .nominal(let nominal, let arguments):
      guard nominal.conforms(to: constraint) else { return false }
      guard let conditions = nominal.conditions[ObjectIdentifier(constraint)] else { return true }
      return conditions.hold(Bindings(nominal.typeParameters, arguments))
    case .composition(let protocols):
      return protocols.isEmpty || protocols.contains { $0.conforms(to: constraint) }
    default: return true
    }
  }
}
