extension StandardLibrary {
  /// What a value consists of.
  static let mirror = NativeType(
    "struct Mirror",
    members: [
      NativeMember("init(reflecting subject: Any)") { call in
        let subject = try call.value(0)
        let (style, children) = try parts(of: subject, call)
        let pairs = children.map { label, value in
          Value.tuple([.optional(label.map(Value.string)), value], labels: ["label", "value"])
        }
        let found = call.interpreter.libraryType(named: "Mirror.DisplayStyle")
        return try call.interpreter.structure(
          "Mirror",
          [
            .array(pairs), .optional(style.flatMap { found?.ownCase($0)?.bare }),
            .metatype(MetatypeBox(call.program.dynamicType(of: subject))),
          ])
      }
    ],
    source: """
      enum DisplayStyle {
        case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set
      }
      typealias Child = (label: String?, value: Any)
      typealias Children = [(label: String?, value: Any)]
      let children: [(label: String?, value: Any)]
      let displayStyle: DisplayStyle?
      let subjectType: Any.Type
      """)

  private static func parts(
    of subject: Value, _ call: NativeCall
  ) throws -> (style: String?, children: [(String?, Value)]) {
    func elements() throws -> [(String?, Value)] {
      try call.program.elements(of: subject).map { (nil, $0) }
    }
    switch subject {
    case .structure: return ("struct", subject.storedProperties.map { ($0.name, $0.value) })
    case .object: return ("class", subject.storedProperties.map { ($0.name, $0.value) })
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
    case .none: return ("optional", [])
    case .some(let box): return ("optional", [("some", box.value)])
    case .array: return ("collection", try elements())
    case .set: return ("set", try elements())
    case .dictionary: return ("dictionary", try elements())
    default: return (nil, [])
    }
  }
}
