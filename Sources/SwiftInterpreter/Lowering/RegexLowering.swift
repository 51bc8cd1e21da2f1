import SwiftSyntax

extension Lowerer {
  /// `/(\d+)-(\d+)/`: the pattern is read once, and its captures make the output's type.
  func lower(_ literal: RegexLiteralExprSyntax) -> Lowered {
    guard let nominal = program.builtin[.regex] else {
      return broken(.unsupported, "regular expressions are not supported", at: literal)
    }
    let text = literal.regex.text
    let isExtended = literal.openingPounds != nil && text.contains(where: \.isNewline)
    do {
      let regex = try Regex(isExtended ? "(?x)\(text)" : text)
      let captures = RegexCaptures(text, isExtended: isExtended).all
      let pattern = RegexPattern(regex: regex, captures: captures)
      return Lowered(
        Constant(.host(HostBox(type: nominal, payload: pattern))),
        .nominal(nominal, [outputType(captures)]))
    } catch {
      return broken(
        .regex, "cannot parse regular expression: \(error)", at: literal)
    }
  }

  private func outputType(_ captures: [RegexCaptures.Capture]) -> SwiftType {
    guard !captures.isEmpty else { return builtin.substring }
    let parts = captures.map { capture in
      SwiftType.TupleElement(
        label: capture.name,
        type: capture.isOptional ? builtin.optional(builtin.substring) : builtin.substring)
    }
    return .tuple([SwiftType.TupleElement(label: nil, type: builtin.substring)] + parts)
  }
}
