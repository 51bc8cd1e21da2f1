import SwiftSyntax

/// Which branch of `#if` holds on the configured platform.
enum Platform {
  static func activeElements(
    _ syntax: IfConfigDeclSyntax, _ program: Program
  ) -> IfConfigClauseSyntax.Elements? {
    activeClause(syntax, program.configuration)?.elements
  }

  static func activeClause(
    _ syntax: IfConfigDeclSyntax, _ configuration: Configuration
  ) -> IfConfigClauseSyntax? {
    syntax.clauses.nodes.first { clause in
      clause.condition.map { holds($0, configuration) } ?? true
    }
  }

  private static func holds(_ condition: ExprSyntax, _ configuration: Configuration) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
    case .declReferenceExpr(let name): return name.baseName.text == "DEBUG"
    case .tupleExpr(let tuple):
      return tuple.elements.first.map { holds($0.expression, configuration) } ?? false
    case .prefixOperatorExpr(let prefix): return !holds(prefix.expression, configuration)
    case .infixOperatorExpr(let infix):
      let left = holds(infix.leftOperand, configuration)
      let right = holds(infix.rightOperand, configuration)
      return infix.operator.trimmedText == "&&" ? left && right : left || right
    case .sequenceExpr(let sequence):
      // Unfolded: `&&` binds tighter than `||`.
      var anyHolds = false
      var allHold = true
      for (index, element) in sequence.elements.nodes.enumerated() {
        if index % 2 == 0 {
          allHold = allHold && holds(element, configuration)
        } else if element.trimmedText == "||" {
          anyHolds = anyHolds || allHold
          allHold = true
        }
      }
      return anyHolds || allHold
    case .functionCallExpr(let call):
      let argument = call.arguments.first?.expression.trimmedText ?? ""
      switch call.calledExpression.trimmedText {
      case "os": return configuration.platforms.contains(argument)
      case "canImport": return configuration.modules.contains(argument)
      case "swift", "compiler": return meets(argument, compilerVersion)
      case "arch": return argument == "arm64"
      default: return false
      }
    default: return false
    }
  }

  /// The version of the compiler that scenes are written for.
  private static let compilerVersion = [6, 2]

  /// Whether a version is as `>=5.9` or `<6` asks.
  private static func meets(_ condition: String, _ version: [Int]) -> Bool {
    let comparison = condition.prefix { !$0.isNumber }.filter { $0 != " " }
    let wanted = condition.filter { $0.isNumber || $0 == "." }.split(separator: ".").map {
      Int($0) ?? 0
    }
    let isBefore = version.lexicographicallyPrecedes(wanted)
    return comparison == "<" ? isBefore : comparison == ">=" && !isBefore
  }

  /// Whether `#available(iOS 17, *)` holds.
  static func isAvailable(
    _ syntax: AvailabilityConditionSyntax, _ configuration: Configuration
  ) -> Bool {
    var holds = true
    for argument in syntax.availabilityArguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        configuration.platforms.contains(restriction.platform.text),
        let known = configuration.platformVersions[restriction.platform.text],
        let wanted = restriction.version.flatMap({ Int($0.major.text) })
      else { continue }
      holds = holds && known >= wanted
    }
    return syntax.availabilityKeyword.text == "#unavailable" ? !holds : holds
  }
}
