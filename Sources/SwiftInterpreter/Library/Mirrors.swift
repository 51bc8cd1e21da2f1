extension StandardLibrary {
  /// A value's parts.
  static let mirror = NativeType(
    named: "Mirror",
    members: [
      NativeMember("init(reflecting subject: Any)") { (call, subject: Value) in
        if let type = call.program.runtimeType(of: subject),
          type.conforms(to: .customReflectable)
        {
          return try call.program.property("customMirror", of: subject, .none)
        }
        guard case .object(let box) = subject else {
          let (style, children) = try parts(of: subject, call)
          return try mirror(style, children[...], call.program.dynamicType(of: subject), nil, call)
        }
        // Each class reflects the properties that it declares.
        let fields = subject.storedProperties.map { (Optional($0.name), $0.value) }
        func reflect(_ type: NominalType, as subjectType: SwiftType) throws -> Value {
          let parent = type.superclass
          let first = parent?.storedProperties.count ?? 0
          return try mirror(
            "class", fields[first..<max(first, type.storedProperties.count)], subjectType,
            try parent.map { try reflect($0, as: .nominal($0, [])) }, call)
        }
        return try reflect(box.type, as: call.program.dynamicType(of: subject))
      }
    ])

  private static func mirror(
    _ style: String?, _ children: ArraySlice<(String?, Value)>, _ type: SwiftType,
    _ parent: Value?, _ call: NativeCall
  ) throws -> Value {
    let pairs = children.map { label, value in
      Value.tuple([.optional(label.map(Value.string)), value], labels: ["label", "value"])
    }
    let found = call.interpreter.libraryType(named: "Mirror.DisplayStyle")
    return try call.interpreter.structure(
      "Mirror",
      [
        .array(pairs), .optional(style.flatMap { found?.ownCase($0)?.bare }),
        .metatype(MetatypeBox(type)), .optional(parent),
      ])
  }

  private static func parts(
    of subject: Value, _ call: NativeCall
  ) throws -> (style: String?, children: [(String?, Value)]) {
    func elements() throws -> [(String?, Value)] {
      try call.program.elements(of: subject).map { (nil, $0) }
    }
    switch subject {
    case .structure: return ("struct", subject.storedProperties.map { ($0.name, $0.value) })
    case .enumeration(let box):
      guard let first = box.payload.first else { return ("enum", []) }
      let labels = box.enumCase.labels
      let isBare = box.payload.count == 1 && labels.allSatisfy { $0 == nil }
      let payload = isBare ? first : .tuple(box.payload, labels: labels)
      return ("enum", [(box.enumCase.name, payload)])
    case .tuple(let box):
      let children = box.elements.enumerated().map { index, element in
        let label = box.labels.indices.contains(index) ? box.labels[index] : nil
        return (Optional(label ?? ".\(index)"), element)
      }
      return ("tuple", children)
    case .void: return ("tuple", [])
    case .range(let box):
      let bounds = [("lowerBound", box.lower), ("upperBound", box.upper)]
      return ("struct", bounds.compactMap { name, bound in bound.map { (name, $0) } })
    case .none: return ("optional", [])
    case .some(let box): return ("optional", [("some", box.value)])
    case .array: return ("collection", try elements())
    case .set: return ("set", try elements())
    case .dictionary: return ("dictionary", try elements())
    default: return (nil, [])
    }
  }
}
