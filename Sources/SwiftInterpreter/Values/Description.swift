extension Value {
  /// A short form for messages, without running the scene's own descriptions.
  var briefDescription: String {
    switch self {
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .bool(let value): "\(value)"
    case .string(let value): value.debugDescription
    case .substring(let box): box.text.debugDescription
    case .none: "nil"
    case .some(let box): box.value.briefDescription
    case .structure(let box): box.type.name
    case .object(let box): box.type.name
    case .enumeration(let box): ".\(box.enumCase.name)"
    case .host(let box): box.type.name
    default: "value"
    }
  }
}

extension Program {
  /// Returns a value as `print` and interpolation show it; with `debug`, as `debugPrint` and a
  /// collection around the value do.
  func describe(_ value: Value, debug: Bool = false) throws -> String {
    var text = ""
    try describe(value, debug: debug, depth: 0, into: &text)
    return text
  }

  /// Appends the description of a value to a text.
  func describe(
    _ value: Value, debug: Bool = false, depth: Int = 0, into text: inout String
  ) throws {
    // Each character is tested for escaping.
    let length = value.textLength ?? 0
    try machine.charge(1 + length / (debug ? 2 : Machine.bytesPerRound))
    if depth > 200 { throw ScriptFailure.trap("a value is nested too deeply to be shown") }
    if text.utf8.count > configuration.stringLimit {
      throw ScriptFailure.trap(Wording.stringLimit(configuration.stringLimit))
    }
    switch value {
    case .void: text += "()"
    case .none: text += "nil"
    case .some(let box):
      text += "Optional("
      try describe(box.value, debug: true, depth: depth + 1, into: &text)
      text += ")"
    case .int(let number): text += "\(number)"
    case .double(let number): text += "\(number)"
    case .bool(let flag): text += flag ? "true" : "false"
    case .string(let string): text += debug ? string.debugDescription : string
    case .substring(let box): text += debug ? box.text.debugDescription : String(box.text)
    case .character(let character): text += debug ? character.debugDescription : String(character)
    case .number(let number): text += number.description
    case .array(let box):
      if case .view(let parts) = box.kind {
        if let shown = TextViews.description(of: box.elements, as: parts.type) {
          text += shown
          return
        }
        // A dictionary's keys or values.
        if let outer = parts.type.outer {
          let name = "\(outer.name).\(parts.type.name)"
          return try list(
            box.elements, debug ? "\(name)([" : "[", debug ? "])" : "]", depth, into: &text)
        }
        return try describe(.structure(parts), debug: debug, depth: depth, into: &text)
      }
      let isNamed = debug && box.isSlice
      try list(
        box.elements, isNamed ? "ArraySlice([" : "[", isNamed ? "])" : "]", depth, into: &text)
    case .set(let box):
      try list(box.elements, debug ? "Set([" : "[", debug ? "])" : "]", depth, into: &text)
    case .dictionary(let box): try describe(box, depth, into: &text)
    case .tuple(let box):
      text += "("
      for (index, element) in box.elements.enumerated() {
        if index > 0 { text += ", " }
        if box.labels.indices.contains(index), let label = box.labels[index] {
          text += "\(label): "
        }
        try describe(element, debug: true, depth: depth + 1, into: &text)
      }
      text += ")"
    case .range(let range): try describe(range, debug: debug, depth, into: &text)
    case .structure(let box):
      if try describeCustom(value, box.type, debug, into: &text) { return }
      text += printedType(of: value, box.type, isQualified: debug)
      text += "("
      for (index, property) in box.type.storedProperties.enumerated() {
        if index > 0 { text += ", " }
        text += "\(property.storageName): "
        try describe(
          property.shown(box.fields[index]), debug: true, depth: depth + 1, into: &text)
      }
      text += ")"
    case .object(let box):
      if try describeCustom(value, box.type, debug, into: &text) { return }
      text += printedType(of: value, box.type, isQualified: true)
    case .enumeration(let box):
      if try describeCustom(value, box.type, debug, into: &text) { return }
      if debug { text += printedType(of: value, box.type, isQualified: true) + "." }
      text += box.enumCase.name
      if box.payload.count == 1, box.enumCase.labels[0] == nil, box.payload[0].isTuple {
        // Its own parentheses suffice.
        try describe(box.payload[0], debug: true, depth: depth + 1, into: &text)
      } else if !box.payload.isEmpty {
        text += "("
        for (index, element) in box.payload.enumerated() {
          if index > 0 { text += ", " }
          if let label = box.enumCase.labels[index] { text += "\(label): " }
          try describe(element, debug: true, depth: depth + 1, into: &text)
        }
        text += ")"
      }
    case .host(let box):
      if value.isForeign {
        // Nothing of it can be shown.
      } else if !(debug && box.type.conforms(to: OwnDescription.debug.type)),
        let describe = box.type.describeHost
      {
        text += describe(value)
      } else if try !describeCustom(value, box.type, debug, into: &text) {
        text += debug ? box.type.fullName : "\(box.type.name)()"
      }
    case .function: text += "(Function)"
    case .metatype(let box):
      text += box.type.printedName(isQualified: debug)
    case .keyPath(let box):
      let root = box.root.isUnknown ? "" : box.root.printedName
      text += "\\" + ([root] + box.names).joined(separator: ".")
    case .cell(let cell):
      try describe(cell.value, debug: debug, depth: depth, into: &text)
    }
  }

  /// The name of an instance's type, with its arguments as far as they are known.
  func printedType(
    of value: Value, _ nominal: NominalType, isQualified: Bool
  ) -> String {
    let type =
      nominal.typeParameters.isEmpty ? .nominal(nominal, []) : dynamicType(of: value)
    return type.printedName(isQualified: isQualified)
  }

  private func list(
    _ elements: [Value], _ open: String, _ close: String, _ depth: Int, into text: inout String
  ) throws {
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += ", " }
      try describe(element, debug: true, depth: depth + 1, into: &text)
    }
    text += close
  }

  private func describe(_ box: DictionaryBox, _ depth: Int, into text: inout String) throws {
    if box.storage.count == 0 {
      text += "[:]"
      return
    }
    text += "["
    for (index, pair) in box.pairs.enumerated() {
      if index > 0 { text += ", " }
      try describe(pair.key, debug: true, depth: depth + 1, into: &text)
      text += ": "
      try describe(pair.value, debug: true, depth: depth + 1, into: &text)
    }
    text += "]"
  }

  private func describe(
    _ range: RangeBox, debug: Bool, _ depth: Int, into text: inout String
  ) throws {
    if debug, range.lower != nil, range.upper != nil {
      text += range.kind == .closed ? "ClosedRange(" : "Range("
    }
    if let lower = range.lower { try describe(lower, debug: debug, depth: depth + 1, into: &text) }
    text += range.kind == .closed ? "..." : "..<"
    if let upper = range.upper { try describe(upper, debug: debug, depth: depth + 1, into: &text) }
    if debug, range.lower != nil, range.upper != nil { text += ")" }
  }

  /// A value's own description, where its type declares one.
  private func describeCustom(
    _ value: Value, _ type: NominalType, _ debug: Bool, into text: inout String
  ) throws -> Bool {
    for description in debug ? OwnDescription.ofDebugOutput : OwnDescription.ofOutput
    where conforms(value, type, to: description.type) {
      if let name = description.property {
        guard findProperty(name, in: type, isStatic: false) != nil,
          case .string(let own) = try property(name, of: value, .none)
        else { continue }
        text += own
      } else {
        var value = value
        var arguments = [Interpreter.Argument("to", .string(""))]
        _ = try interpreter.callMethod("write", on: &value, arguments: &arguments)
        text += arguments[0].value.asString ?? ""
      }
      return true
    }
    return false
  }
}

/// A protocol by which a type describes its values.
private enum OwnDescription: CaseIterable {
  case streamable, plain, debug

  /// The protocol that declares it.
  var type: BuiltinType {
    switch self {
    case .streamable: .textOutputStreamable
    case .plain: .customStringConvertible
    case .debug: .customDebugStringConvertible
    }
  }

  /// In the order of precedence for output.
  static let ofOutput: [OwnDescription] = [.streamable, .plain, .debug]
  static let ofDebugOutput: [OwnDescription] = [.debug, .plain, .streamable]

  /// The property that is the description; nil where a method writes it.
  var property: String? {
    switch self {
    case .streamable: nil
    case .plain: "description"
    case .debug: "debugDescription"
    }
  }
}

extension NominalType {
  /// Whether the type itself describes its values.
  var describesItself: Bool {
    OwnDescription.allCases.contains { conforms(to: $0.type) }
  }

  /// The type's name with its module's, as debug output shows it.
  var fullName: String { moduleName.isEmpty ? qualifiedName : "\(moduleName).\(qualifiedName)" }
}
