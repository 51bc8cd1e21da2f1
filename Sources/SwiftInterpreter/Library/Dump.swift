extension StandardLibrary {
  /// `dump`, which shows a value with all of its parts, a line each.
  static let dump = NativeMember(
    "func dump<T>(_ value: T, name: String? = nil, indent: Int = 0) -> T"
  ) { (call, value: Value, name: String?, indent: Int) in
    var dump = Dump(program: call.program)
    try dump.show(value, name: name, indent: indent)
    try call.interpreter.write(dump.text)
    return value
  }

  /// `dump`, which writes the lines to a stream.
  static let dumpToStream = NativeMember(
    "func dump<T, Target: TextOutputStream>"
      + "(_ value: T, to target: inout Target, name: String? = nil, indent: Int = 0) -> T",
    changing: {
      (call: inout NativeCall, value: Value, target: ArgumentPlace, name: String?, indent: Int) in
      var dump = Dump(program: call.program)
      try dump.show(value, name: name, indent: indent)
      try call.write(dump.text, to: target)
      return value
    })
}

extension NativeCall {
  /// Writes a text to a stream that is an argument.
  mutating func write(_ text: String, to stream: ArgumentPlace) throws {
    guard var target = self[stream] else { return }
    self[stream] = .void
    defer { self[stream] = target }
    var arguments = [Interpreter.Argument(nil, .string(text))]
    _ = try interpreter.callMethod("write", on: &target, arguments: &arguments)
  }
}

/// The lines of a dump.
private struct Dump {
  let program: Program
  var text = ""
  /// Objects are numbered in the order in which they are met; their parts are shown once.
  private var numbers: [ObjectIdentifier: Int] = [:]

  init(program: Program) {
    self.program = program
  }

  mutating func show(_ value: Value, name: String?, indent: Int) throws {
    if indent > 200 || text.utf8.count > program.configuration.outputLimit {
      throw ScriptFailure.trap("a value is nested too deeply to be shown")
    }
    var parts = parts(of: value)
    var title = try title(of: value)
    if case .object(let box) = value {
      let id = ObjectIdentifier(box)
      let known = numbers[id]
      let number = known ?? numbers.count
      numbers[id] = number
      title += " #\(number)"
      if known != nil { parts = [] }
    }
    var isLeaf = parts.isEmpty
    if case .object(let box) = value, !isLeaf { isLeaf = !hasOwnProperties(box.type) }
    text += String(repeating: " ", count: indent) + (isLeaf ? "- " : "▿ ")
    text += (name.map { "\($0): " } ?? "") + title + "\n"
    if case .object(let box) = value, !parts.isEmpty {
      return try show(parts, of: box.type, indent: indent + 2)
    }
    for part in parts { try show(part.value, name: part.name, indent: indent + 2) }
  }

  private func hasOwnProperties(_ type: NominalType) -> Bool {
    type.storedProperties.count > type.superclass?.storedProperties.count ?? 0
  }

  /// An object's properties, with those of its superclass nested.
  private mutating func show(
    _ parts: [(name: String?, value: Value)], of type: NominalType, indent: Int
  ) throws {
    var own = parts[...]
    if let parent = type.superclass, parent.isFromScene {
      let inherited = Array(parts.prefix(parent.storedProperties.count))
      own = parts.dropFirst(inherited.count)
      let isLeaf = !hasOwnProperties(parent)
      text += String(repeating: " ", count: indent) + (isLeaf ? "- " : "▿ ")
      text += "super: \(parent.fullName)\n"
      try show(inherited, of: parent, indent: indent + 2)
    }
    for part in own { try show(part.value, name: part.name, indent: indent) }
  }

  private func title(of value: Value) throws -> String {
    func count(_ number: Int, _ singular: String, _ plural: String) -> String {
      "\(number) \(number == 1 ? singular : plural)"
    }
    switch value {
    case .array(let box): return count(box.elements.count, "element", "elements")
    case .set(let box): return count(box.elements.count, "member", "members")
    case .dictionary(let box):
      return count(box.pairs.count, "key/value pair", "key/value pairs")
    case .tuple(let box): return "(\(count(box.elements.count, "element", "elements")))"
    case .structure(let box) where !box.type.describesItself:
      return program.printedType(of: value, box.type, isQualified: true)
    case .object(let box) where !box.type.describesItself:
      return program.printedType(of: value, box.type, isQualified: true)
    case .enumeration(let box) where !box.type.describesItself:
      let type = program.printedType(of: value, box.type, isQualified: true)
      return "\(type).\(box.enumCase.name)"
    default: return try program.describe(value, debug: true)
    }
  }

  private func parts(of value: Value) -> [(name: String?, value: Value)] {
    func fields(_ type: NominalType, _ values: [Value]) -> [(name: String?, value: Value)] {
      zip(type.storedProperties, values).map { ($0.storageName, $0.shown($1)) }
    }
    switch value {
    case .array(let box): return box.elements.map { (nil, $0) }
    case .set(let box): return box.elements.map { (nil, $0) }
    case .dictionary(let box):
      return box.pairs.map { (nil, .tuple([$0.key, $0.value], labels: ["key", "value"])) }
    case .tuple(let box): return elements(box.elements, box.labels)
    case .some(let box): return [("some", box.value)]
    case .structure(let box): return fields(box.type, Array(box.fields))
    case .object(let box): return fields(box.type, Array(box.fields))
    case .enumeration(let box):
      guard let first = box.payload.first else { return [] }
      let labels = box.enumCase.labels
      let isPlain = box.payload.count == 1 && labels[0] == nil
      return [
        (box.enumCase.name, isPlain ? first : .tuple(Array(box.payload), labels: labels))
      ]
    case .range(let range):
      guard let lower = range.lower, let upper = range.upper else { return [] }
      return [("lowerBound", lower), ("upperBound", upper)]
    default: return []
    }
  }

  private func elements(
    _ values: [Value], _ labels: [String?]
  ) -> [(name: String?, value: Value)] {
    values.enumerated().map { index, value in
      let label = labels.indices.contains(index) ? labels[index] : nil
      return (label ?? ".\(index)", value)
    }
  }
}
