import SwiftSyntax

extension Lowerer {
  func lower(
    integer literal: IntegerLiteralExprSyntax, isNegative: Bool = false,
    expecting expected: SwiftType
  ) -> Lowered {
    let text = literal.literal.text.filter { $0 != "_" }
    let value = Self.integer(text, isNegative)
    let wanted = integerType(for: expected.fullyUnwrapped)
    if wanted.isDouble {
      return Lowered(
        Constant(.double(value.map(Double.init) ?? (Double(text) ?? 0) * (isNegative ? -1 : 1))),
        wanted)
    }
    if let kind = fixedKind(wanted) {
      if kind == .float {
        let float = value.map { Float($0) } ?? Float(text) ?? 0
        return Lowered(Constant(.number(FixedNumber(float))), wanted)
      }
      if let digits = Self.unsigned(text) {
        let wide = isNegative ? -WideInteger(digits) : WideInteger(digits)
        if let number = FixedNumber(wide, kind: kind) {
          return Lowered(Constant(.number(number)), wanted)
        }
      }
      return broken(
        .literalOverflow, "integer literal '\(text)' overflows when stored into '\(wanted)'",
        at: literal)
    }
    if let converted = convert(literal: .int(value ?? 0), "integerLiteral", to: wanted) {
      return converted
    }
    guard let value else {
      return broken(
        .literalOverflow, "integer literal '\(text)' overflows when stored into 'Int'",
        at: literal)
    }
    if case .parameter(let parameter) = wanted, let type = metatypeVariable(parameter) {
      return Lowered(ParameterLiteral(.int(value), of: type.node, machine: machine), wanted)
    }
    return Lowered(Constant(.int(value)), builtin.int)
  }

  /// Returns the type of an integer literal: `Double` where only conformances are required and
  /// `Int` lacks one that `Double` has.
  func integerType(for wanted: SwiftType) -> SwiftType {
    guard let protocols = wanted.composition, let int = builtin.int.nominal,
      let double = builtin.double.nominal, protocols.allSatisfy({ double.conforms(to: $0) }),
      !protocols.allSatisfy({ int.conforms(to: $0) })
    else { return wanted }
    return builtin.double
  }

  private static func integer(_ text: String, _ isNegative: Bool) -> Int? {
    guard let digits = unsigned(text) else { return nil }
    if isNegative { return digits == Int.min.magnitude ? Int.min : Int(exactly: digits).map(-) }
    return Int(exactly: digits)
  }

  private static func unsigned(_ text: String) -> UInt64? {
    switch text.prefix(2) {
    case "0x": UInt64(text.dropFirst(2), radix: 16)
    case "0b": UInt64(text.dropFirst(2), radix: 2)
    case "0o": UInt64(text.dropFirst(2), radix: 8)
    default: UInt64(text)
    }
  }

  func fixedKind(_ type: SwiftType) -> FixedNumber.Kind? {
    type.nominal.flatMap { $0.numberKind }
  }

  /// - Parameter isNegative: whether a minus sign belongs to the literal.
  func lower(
    float literal: FloatLiteralExprSyntax, isNegative: Bool = false,
    expecting expected: SwiftType
  ) -> Lowered {
    let written = Double(literal.literal.text.filter { $0 != "_" }) ?? 0
    let value = isNegative ? -written : written
    let wanted = expected.fullyUnwrapped
    if fixedKind(wanted) == .float {
      return Lowered(Constant(.number(FixedNumber(Float(value)))), wanted)
    }
    if let converted = convert(literal: .double(value), "floatLiteral", to: wanted) {
      return converted
    }
    if case .parameter(let parameter) = wanted, let type = metatypeVariable(parameter) {
      return Lowered(ParameterLiteral(.double(value), of: type.node, machine: machine), wanted)
    }
    return Lowered(Constant(.double(value)), wanted.isDouble ? wanted : builtin.double)
  }

  /// A literal for a type with its own initialiser for them.
  func convert(literal: Value, _ label: String, to type: SwiftType) -> Lowered? {
    guard let nominal = type.nominal, !nominal.takesItself(label) else { return nil }
    for member in nominal.initializers {
      if case .function(let function) = member, function.parameters.count == 1,
        function.parameters[0].label == label
      {
        let given = text(literal, as: function.parameters[0].type)
        return Lowered(construct(type, function, [.value(Constant(given))], site: .none), type)
      }
    }
    return nil
  }

  /// A text literal as a type that is expressible by texts, or only by characters or scalars.
  private func convert(text: String, to type: SwiftType) -> Lowered? {
    for (label, isTaken) in [
      ("stringLiteral", true), ("extendedGraphemeClusterLiteral", text.count == 1),
      ("unicodeScalarLiteral", text.unicodeScalars.count == 1),
    ] where isTaken {
      if let made = convert(literal: .string(text), label, to: type) { return made }
    }
    return nil
  }

  /// A literal's text as its initialiser's parameter: a character, a scalar, or the text itself.
  private func text(_ literal: Value, as type: SwiftType) -> Value {
    guard case .string(let text) = literal else { return literal }
    if type.is(.character), let character = text.first { return .character(character) }
    if type.is(.unicodeScalar), let scalar = text.unicodeScalars.first {
      return program.interpreter.host("UnicodeScalar", scalar)
    }
    return literal
  }

  // MARK: Strings

  func lower(string literal: StringLiteralExprSyntax, expecting expected: SwiftType) -> Lowered {
    let wanted = expected.fullyUnwrapped
    if literal.segments.count > 1, let made = lower(literal, interpolatedAs: wanted) {
      return made
    }
    let parts = segments(literal)
    if let text = constantText(parts) {
      if wanted.is(.character), text.count == 1, let character = text.first {
        return Lowered(Constant(.character(character)), builtin.character)
      }
      if let converted = convert(text: text, to: wanted) { return converted }
      return Lowered(Constant(.string(text)), builtin.string)
    }
    if let interpolated = interpolate(literal, parts, as: wanted) { return interpolated }
    let node = Interpolation(parts.map(\.node), machine: machine)
    if let nominal = wanted.nominal, !nominal.is(.string) {
      for member in nominal.initializers {
        if case .function(let function) = member, function.parameters.count == 1,
          function.parameters[0].label == "stringLiteral"
        {
          return Lowered(construct(wanted, function, [.value(node)], site: .none), wanted)
        }
      }
    }
    return Lowered(node, builtin.string)
  }

  /// An interpolation as a library's own type, which takes literal pieces and values in turn.
  private func interpolate(
    _ literal: StringLiteralExprSyntax, _ parts: [Lowered], as type: SwiftType
  ) -> Lowered? {
    for member in type.nominal?.ownMembers("init") ?? [] {
      if case .function(let function) = member, function.parameters.count == 1,
        function.parameters[0].label == "stringInterpolation", function.parameters[0].isVariadic
      {
        // Every line of a literal is a segment.
        var pieces: [Expression] = []
        var text = ""
        for (segment, part) in zip(literal.segments.nodes, parts) {
          if case .stringSegment = segment, let constant = part.node as? Constant,
            case .string(let piece) = constant.value
          {
            text += piece
          } else {
            pieces += [Constant(.string(text)), part.node]
            text = ""
          }
        }
        pieces.append(Constant(.string(text)))
        return Lowered(construct(type, function, [.variadic(pieces)], site: .none), type)
      }
    }
    return nil
  }

  /// The text of a literal whose parts are all constant.
  func constantText(_ parts: [Lowered]) -> String? {
    var text = ""
    for part in parts {
      guard let constant = part.node as? Constant, case .string(let piece) = constant.value else {
        return nil
      }
      text += piece
    }
    return text
  }

  func segments(_ literal: StringLiteralExprSyntax) -> [Lowered] {
    var parts: [Lowered] = []
    for segment in literal.segments.nodes {
      switch segment {
      case .stringSegment(let text):
        // Escapes depend on the literal's `#`s.
        let decoded = Escapes.decode(
          text.content.text, pounds: literal.openingPounds?.text.count ?? 0)
        parts.append(Lowered(Constant(.string(decoded)), builtin.string))
      case .expressionSegment(let expression):
        parts.append(lower(interpolation: expression))
      }
    }
    return parts
  }

  private func lower(interpolation segment: ExpressionSegmentSyntax) -> Lowered {
    guard let first = segment.expressions.first else {
      return Lowered(Constant(.string("")), builtin.string)
    }
    if let declared = lower(declaredInterpolation: segment) { return declared }
    guard segment.expressions.count > 1 else { return lower(first.expression, expecting: .unknown) }
    // `\(value, specifier: "%.1f")`, `\(value, format: …)`: the libraries' interpolations.
    return lowerCall(
      program.globalFunctions("interpolate").map { Candidate(function: $0, bindings: Bindings()) },
      segment.expressions.written, receiver: nil, at: segment, expecting: builtin.string)
  }

  /// `\(value, option: …)` by way of an `appendInterpolation` that the program declares.
  private func lower(declaredInterpolation segment: ExpressionSegmentSyntax) -> Lowered? {
    guard let type = program.builtin[.defaultStringInterpolation] else { return nil }
    let declared = candidates("appendInterpolation", of: .nominal(type, []), isStatic: false)
      .filter { $0.function.location != nil }
    guard !declared.isEmpty else { return nil }
    let arguments = segment.expressions.written
    var fitting = matching(declared, arguments)
    if arguments.count == 1, arguments[0].label == nil {
      // The library's own takes everything: another one counts only for its own types.
      let found = interpolatedType(arguments[0].expression)
      fitting = fitting.filter { candidate, _ in
        let wanted = candidate.function.parameters[0].type
        var bindings = candidate.bindings
        unify(wanted, found, &bindings, candidate.function.typeParameters)
        guard let fit = fit(found, into: wanted), !found.isUnknown, !wanted.isUnknown,
          candidate.function.requirements.hold(bindings, from: context.scope)
        else { return false }
        let isOfType = found.nominal === wanted.nominal && !wanted.genericParameters.isEmpty
        return fit == .exact || found.nominal != nil && (!wanted.protocols.isEmpty || isOfType)
      }
    }
    guard let chosen = best(fitting, arguments, expecting: .unknown) else { return nil }
    var bindings = chosen.candidate.bindings
    let function = chosen.candidate.function
    let bound = bind(
      function, chosen.matched, arguments, &bindings, expecting: .unknown, at: segment)
    let text = HeldValue()
    let call = Call(
      function, receiver: text, arguments: bound, typeArguments: typeArguments(function, bindings),
      isDynamic: false, site: site(segment), machine: machine)
    let interpreter = program.interpreter
    return Lowered(
      Computed { [unowned interpreter] frame in
        // An interpolation may be within another's arguments.
        let outer = text.value
        defer { text.value = outer }
        text.value = try interpreter.construct(type)
        _ = try call.evaluate(frame)
        return text.value.stored("text") ?? .string("")
      }, builtin.string)
  }

  /// The type of a lone interpolated value. Lowering it for that doubles the time at each level of
  /// nested texts, so it is the last resort.
  private func interpolatedType(_ syntax: ExprSyntax) -> SwiftType {
    let quick = quickType(syntax)
    guard quick.isUnknown, attemptsLeft > 0 else { return quick }
    attemptsLeft -= 1
    return lower(syntax, expecting: .unknown).type
  }
}

extension NominalType {
  /// Whether lowering itself makes the type's values from literals of a kind.
  /// - Parameter label: the label of the initialiser for these literals.
  func takesItself(_ label: String) -> Bool {
    outer == nil && !isFromScene && Self.literals[name]?.contains(label) == true
  }

  /// Whether the type is expressible by texts, or by single characters or scalars.
  var takesTexts: Bool {
    ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"].contains {
      hasInitializer(labelled: $0)
    }
  }

  private static let literals: [String: Set<String>] = [
    "Int": ["integerLiteral"], "Double": ["integerLiteral", "floatLiteral"],
    "String": ["stringLiteral", "stringInterpolation"], "Character": ["stringLiteral"],
    "Bool": ["booleanLiteral"], "Array": ["arrayLiteral"], "Set": ["arrayLiteral"],
    "Dictionary": ["dictionaryLiteral"],
  ]
}

/// A number's literal where a generic parameter's value is expected.
private final class ParameterLiteral: Expression {
  /// An integer or a floating-point number.
  let value: Value
  let type: Expression
  unowned(unsafe) let machine: Machine

  init(_ value: Value, of type: Expression, machine: Machine) {
    self.value = value
    self.type = type
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    guard case .metatype(let box) = try type.evaluate(frame) else { return value }
    return try machine.program.value(ofLiteral: value, as: box.type)
  }
}

extension Program {
  /// A number literal as a value of a type that is expressible by it.
  func value(ofLiteral value: Value, as type: SwiftType) throws -> Value {
    if type.isInt { return value }
    if type.isDouble { return .double(try value.requireDouble()) }
    guard let nominal = type.nominal else { return value }
    if let kind = nominal.numberKind {
      if kind == .float { return .number(FixedNumber(Float(try value.requireDouble()))) }
      return .number(FixedNumber(truncating: WideInteger(try value.requireInt()), kind: kind))
    }
    let label = value.asInt == nil ? "floatLiteral" : "integerLiteral"
    guard nominal.hasInitializer(labelled: label) else { return value }
    return try construct(nominal, of: type.arguments, [Interpreter.Argument(label, value)])
  }
}

/// Escape sequences of string literals.
enum Escapes {
  static func decode(_ text: String, pounds: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    let marker = "\\" + String(repeating: "#", count: pounds)
    var result = ""
    var rest = Substring(text)
    while let range = rest.firstRange(of: marker) {
      result += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      guard let escape = rest.popFirst() else { break }
      switch escape {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "\"": result += "\""
      case "'": result += "'"
      case "\\": result += "\\"
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          result.unicodeScalars.append(scalar)
        }
      case "\n":
        break
      default:
        // A line's end escaped in a multi-line literal, with spaces before it.
        if escape.isWhitespace {
          rest = rest.drop { $0 != "\n" }.dropFirst()
        }
      }
    }
    return result + rest
  }
}
