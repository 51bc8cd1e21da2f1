/// A value that knows the last call it was passed to. One that is made from it, or changed,
/// doesn't.
extension Value {
  /// The value with a call's place from now on; an object stays the same object. Nil for a value
  /// that has no room for a place.
  public func placed(at call: NativeCall) -> Value? {
    switch self {
    case .structure(let box): .structure(PlacedStructure(box, at: call.site))
    case .enumeration(let box): .enumeration(PlacedEnumeration(box, at: call.site))
    case .host(let box): .host(PlacedHost(box, at: call.site))
    default: nil
    }
  }

  /// Whether it has a place.
  public var isPlaced: Bool { site != nil }

  fileprivate var site: Site? {
    switch self {
    case .structure(let box): (box as? PlacedStructure)?.site
    case .enumeration(let box): (box as? PlacedEnumeration)?.site
    case .host(let box): (box as? PlacedHost)?.site
    default: nil
    }
  }
}

extension Interpreter {
  /// A value's place, nil for none in the program.
  public func place(of value: Value) -> SourceLocation? { value.site.flatMap(program.callLocation) }
}

private final class PlacedStructure: StructureBox {
  let site: Site

  init(_ box: StructureBox, at site: Site) {
    self.site = site
    super.init(type: box.type, fields: box.fields, typeArguments: box.typeArguments)
  }
}

private final class PlacedEnumeration: EnumerationBox {
  let site: Site

  init(_ box: EnumerationBox, at site: Site) {
    self.site = site
    super.init(
      type: box.type, enumCase: box.enumCase, payload: box.payload,
      typeArguments: box.typeArguments)
  }
}

private final class PlacedHost: HostBox {
  let site: Site

  init(_ box: HostBox, at site: Site) {
    self.site = site
    super.init(type: box.type, payload: box.payload)
  }
}
