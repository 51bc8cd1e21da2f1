import SwiftSyntax

extension ConstraintSystem {
  mutating func literal(_ kind: LiteralKind) -> SwiftType {
    let result = variable()
    add(.literal(result, kind))
    return result
  }

  mutating func literal(_ text: StringLiteralExprSyntax) -> SwiftType {
    for case .expressionSegment(let part) in text.segments {
      for expression in part.expressions { _ = type(of: expression.expression) }
    }
    return literal(text.isPlain ? text.plainKind : .interpolation)
  }

  mutating func literal(_ list: ArrayExprSyntax) -> SwiftType {
    let (result, element) = (literal(.array), variable(usually: .any))
    add(.associated(result, "ArrayLiteralElement", element))
    join(list.elements.map(\.expression), as: element)
    return result
  }

  mutating func literal(_ list: DictionaryExprSyntax) -> SwiftType {
    let result = literal(.dictionary)
    let key = variable(usually: declarations.known(.anyHashable))
    let value = variable(usually: .any)
    add(.associated(result, "Key", key))
    add(.associated(result, "Value", value))
    if case .elements(let elements) = list.content {
      join(elements.map(\.key), as: key)
      join(elements.map(\.value), as: value)
    }
    return result
  }

  /// The type that expressions have in common, as a list's elements have.
  mutating func type(joining parts: [ExprSyntax]) -> SwiftType {
    if parts.count == 1 { return type(of: parts[0]) }
    let result = variable(usually: .any)
    join(parts, as: result)
    return result
  }

  /// Gives the elements of a literal one type. Plain literals of a kind share a variable, so that a
  /// list of a thousand numbers takes no more work than one number.
  private mutating func join(_ parts: [ExprSyntax], as element: SwiftType) {
    var shared: [LiteralKind: SwiftType] = [:]
    for part in parts {
      guard let kind = part.plainLiteral else {
        add(.converts(type(of: part), element))
        continue
      }
      if let known = shared[kind] {
        types[Place(part)] = known
      } else {
        let type = type(of: part)
        shared[kind] = type
        add(.converts(type, element))
      }
    }
  }

  /// `#line` and the like can be where a literal can.
  mutating func macro(_ macro: MacroExpansionExprSyntax) -> SwiftType {
    switch macro.macroName.text {
    case "line", "column": literal(.integer)
    case "file", "fileID", "filePath", "function": literal(.string)
    default: .hole(.foreign)
    }
  }
}

extension StringLiteralExprSyntax {
  /// Whether it has no interpolations.
  fileprivate var isPlain: Bool {
    !segments.contains { if case .expressionSegment = $0 { true } else { false } }
  }

  /// The kind of a text without interpolations, by what else it can be.
  fileprivate var plainKind: LiteralKind {
    guard openingQuote.tokenKind == .stringQuote else { return .string }
    let text = segments.map(\.trimmedDescription).joined()
    // `\n` and `\u{48}` are a scalar each.
    if text.first == "\\", openingPounds == nil {
      let isOne =
        text.count == 2 || text.hasPrefix("\\u{") && text.firstIndex(of: "}") == text.indices.last
      return isOne ? .scalar : .string
    }
    guard text.count == 1 else { return .string }
    return text.unicodeScalars.count == 1 ? .scalar : .character
  }
}

extension ExprSyntax {
  /// The kind of a literal, but for lists.
  var literalKind: LiteralKind? {
    guard let text = self.as(StringLiteralExprSyntax.self) else { return plainLiteral }
    return text.isPlain ? text.plainKind : .interpolation
  }

  /// The kind of a literal without nested expressions.
  fileprivate var plainLiteral: LiteralKind? {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: .integer
    case .floatLiteralExpr: .float
    case .booleanLiteralExpr: .boolean
    case .nilLiteralExpr: .null
    default: nil
    }
  }
}
