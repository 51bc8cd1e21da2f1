import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// Conversions of floating-point numbers to integers end the program for what no integer is. In product
/// code they go through `Int(clamped:)`, or say `exactly`.
@Suite("Conversions")
struct ConversionTests {
  @Test("No floating-point number is converted by what can trap")
  func conversions() throws {
    var found: [String] = []
    for path in Project.files(below: "Sources", suffix: ".swift")
    where !path.contains("/Declarations/") && !path.hasPrefix("Sources/Numbers/") {
      let finder = ConversionFinder(viewMode: .sourceAccurate)
      finder.walk(Parser.parse(source: try Project.text(path)))
      found += finder.found.map { "\(path): \($0)" }
    }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test(
    "What looks like a floating-point number is found, and what can't be one isn't",
    arguments: [
      ("Int(x.rounded())", true), ("Int(size.width)", true), ("UInt8(share * 255.0)", true),
      ("Int(floor(a))", true), ("Int(min(max(a, 0), 1) * 255)", true), ("Int(seconds)", true),
      ("Int(a / Double(b))", true), ("Int(frame.minX)", true), ("[1].map { Int($0 * 0.5) }", true),
      ("Int(clamped: width)", false), ("Int(exactly: width)", false), ("Int(text)", false),
      ("Int(node.childCount)", false), ("Int(digits, radix: 16)", false),
      ("UInt8(ascii: \"a\")", false),
      ("Int(columns[index])", false), ("Int(bits >> 6)", false),
    ])
  func rule(code: String, isFound: Bool) {
    let finder = ConversionFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: code))
    #expect(finder.found.isEmpty != isFound)
  }
}

/// Finds calls such as `Int(value)` whose argument shows that it is a floating-point number: by a
/// literal, a function that gives one, or the name of a length, a place or a time.
private final class ConversionFinder: SyntaxVisitor {
  var found: [String] = []

  private static let integers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.integers.contains(name), call.arguments.count == 1, let only = call.arguments.first,
      only.label == nil
    else { return .visitChildren }
    let signs = FloatingPointSigns(viewMode: .sourceAccurate)
    signs.walk(only.expression)
    if signs.isFound { found.append(call.trimmedDescription) }
    return .visitChildren
  }
}

private final class FloatingPointSigns: SyntaxVisitor {
  var isFound = false

  private static let functions: Set = [
    "floor", "ceil", "round", "rounded", "log", "log2", "log10", "pow", "sqrt", "squareRoot", "min",
    "max", "Double", "CGFloat", "Float", "remainder", "truncatingRemainder",
  ]
  /// Of members.
  private static let names: Set = [
    "x", "y", "width", "height", "minX", "minY", "midX", "midY", "maxX", "maxY", "displayScale",
    "spacing",
  ]
  /// Of members and variables.
  private static let bareNames: Set = ["seconds", "degrees", "radians", "fraction", "share"]

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = call.calledExpression
    let name =
      called.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let name, Self.functions.contains(name) { isFound = true }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.names.contains(node.declName.baseName.text) { isFound = true }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.bareNames.contains(node.baseName.text) { isFound = true }
    return .visitChildren
  }

  /// What an index is found by says nothing of what stands there.
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.calledExpression)
    return .skipChildren
  }
}
