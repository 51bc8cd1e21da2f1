extension Value {
  /// Whether the values are indistinguishable, whatever `==` the scene declares for their types:
  /// stored part by stored part, objects and functions by identity. O(n) in the number of parts.
  public func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.void, .void), (.none, .none): true
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a.bitPattern == b.bitPattern || a.isNaN && b.isNaN
    case (.bool(let a), .bool(let b)): a == b
    // Strings that are written in different ways are equal.
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.substring, .substring):
      asSubstring == other.asSubstring && asSubstring?.utf8.count == other.asSubstring?.utf8.count
    case (.character(let a), .character(let b)): a.utf8.elementsEqual(b.utf8)
    case (.number(let a), .number(let b)): a == b
    case (.some(let a), .some(let b)): a === b || a.value.isSame(as: b.value)
    case (.array(let a), .array(let b)): a === b || Self.areSame(a.elements, b.elements)
    case (.tuple(let a), .tuple(let b)): a === b || Self.areSame(a.elements, b.elements)
    case (.dictionary(let a), .dictionary(let b)):
      a === b
        || a.storage.count == b.storage.count
          && a.pairs.allSatisfy { b.storage[$0.key]?.isSame(as: $0.value) ?? false }
    case (.set(let a), .set(let b)):
      a === b
        || a.storage.count == b.storage.count
          && a.elements.allSatisfy { b.storage.position(of: $0) != nil }
    case (.range(let a), .range(let b)):
      a.kind == b.kind && Value.optional(a.lower).isSame(as: .optional(b.lower))
        && Value.optional(a.upper).isSame(as: .optional(b.upper))
    case (.structure(let a), .structure(let b)):
      a === b || a.type === b.type && Self.areSame(a.fields, b.fields)
    case (.enumeration(let a), .enumeration(let b)):
      a === b || a.enumCase === b.enumCase && Self.areSame(a.payload, b.payload)
    case (.object(let a), .object(let b)): a === b
    case (.function(let a), .function(let b)): a.isSame(as: b)
    case (.metatype(let a), .metatype(let b)): a.name == b.name
    case (.keyPath(let a), .keyPath(let b)): a.isSame(as: b)
    case (.host(let a), .host(let b)):
      a === b || a.type === b.type && a.type.hostsAreEqual?(self, other) == true
    default: false
    }
  }

  /// Whether both are structs, or both enum cases, of one type with the same generic arguments.
  public func hasType(of other: Value) -> Bool {
    switch (self, other) {
    case (.structure(let a), .structure(let b)):
      a.type === b.type && a.typeArguments.count == b.typeArguments.count
        && zip(a.typeArguments, b.typeArguments).allSatisfy { $0.isSame(as: $1) }
    case (.enumeration(let a), .enumeration(let b)): a.type === b.type
    default: false
    }
  }

  private static func areSame(_ left: some Collection<Value>, _ right: some Collection<Value>)
    -> Bool
  {
    left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
  }
}
