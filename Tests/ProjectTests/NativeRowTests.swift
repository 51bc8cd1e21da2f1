import SceneLoader
import SwiftInterpreter
import SwiftParser
import SwiftSyntax
import Testing

/// What natives' bodies take of their arguments, held against the signatures they stand beside.
@Suite("Native rows")
struct NativeRowTests {
  @Test("Bodies take what their signatures declare, as what stands for it")
  func types() {
    let rows = Interpreter(libraries: SceneLibraries.all).checkedRows()
    for row in rows { #expect(row.problems ?? [] == [], "\(row.row)") }
    // A test that reads no rows finds nothing wrong with them.
    #expect(rows.count { $0.problems != nil } > 300)
  }

  /// Swift's own library takes arguments by position, which the compiler can't check.
  static let files = Project.files(below: "Sources/SwiftInterpreter/Library", suffix: ".swift")

  @Test("A body takes only arguments that its signature has, as what they are", arguments: files)
  func arguments(path: String) throws {
    let rows = Rows(viewMode: .sourceAccurate)
    rows.walk(Parser.parse(source: try Project.text(path)))
    #expect(rows.problems == [])
  }

  /// A test that reads no rows finds nothing wrong with them.
  @Test("The test reads the rows")
  func count() throws {
    let count = try Self.files.reduce(0) { count, path in
      let rows = Rows(viewMode: .sourceAccurate)
      rows.walk(Parser.parse(source: try Project.text(path)))
      return count + rows.accesses
    }
    #expect(count > 100)
  }

  @Test("What disagrees is found")
  func disagreement() {
    let rows = Rows(viewMode: .sourceAccurate)
    rows.walk(
      Parser.parse(
        source: """
          NativeMember("func f(_ a: Int, b: String) -> Int") { call in
            .int(try call.int(1) + call.int(2))
          }
          NativeMember("func " + "g(_ a: Bool)") { .bool(try $0.bool(0)) }
          """))
    #expect(
      rows.problems == [
        "f: argument 1 is 'String', taken as int", "f: there is no argument 2",
      ])
  }
}

/// Reads the rows of a file.
private final class Rows: SyntaxVisitor {
  var problems: [String] = []
  /// Arguments that were looked at.
  var accesses = 0

  /// What a call's accessors are for, by the types that declarations have there.
  private static let types: [String: Set<String>] = [
    "int": ["Int"], "optionalInt": ["Int"],
    "double": ["Double", "CGFloat", "TimeInterval", "Float", "CLLocationDistance", "Int"],
    "optionalDouble": ["Double", "CGFloat", "TimeInterval", "Float"],
    "bool": ["Bool"], "optionalBool": ["Bool"],
    "string": ["String", "Substring", "Character", "LocalizedStringKey"],
    "optionalString": ["String", "Substring", "LocalizedStringKey"],
    "date": ["Date"],
  ]

  private static let accessors = Set(types.keys).union([
    "value", "optional", "array", "host", "optionalHost", "content", "view", "text",
  ])

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "NativeMember",
      let written = node.arguments.first.flatMap({ Self.text($0.expression) })
    else { return .visitChildren }
    let closures =
      node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [node.trailingClosure].compactMap { $0 }
    for closure in closures { check(closure, Signature(written)) }
    return .visitChildren
  }

  /// A string literal, or several that are added; nil where parts are computed.
  private static func text(_ expression: ExprSyntax) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    var text = ""
    for (index, element) in sequence.elements.enumerated() where index % 2 == 0 {
      guard let part = Self.text(element) else { return nil }
      text += part
    }
    return text
  }

  private func check(_ closure: ClosureExprSyntax, _ signature: Signature) {
    let uses = Uses(of: Self.parameter(of: closure))
    uses.walk(closure.statements)
    for use in uses.found where Self.accessors.contains(use.accessor) {
      accesses += 1
      guard signature.types.indices.contains(use.index) else {
        problems.append("\(signature.name): there is no argument \(use.index)")
        continue
      }
      let type = signature.types[use.index]
      guard let known = Self.types[use.accessor], let type, !known.contains(type) else { continue }
      problems.append(
        "\(signature.name): argument \(use.index) is '\(type)', taken as \(use.accessor)")
    }
  }

  private static func parameter(of closure: ClosureExprSyntax) -> String {
    guard case .simpleInput(let names)? = closure.signature?.parameterClause else { return "$0" }
    return names.first?.name.text ?? "$0"
  }
}

/// A declaration's name and the types of its parameters, nil for one that is generic.
private struct Signature {
  let name: String
  let types: [String?]

  init(_ text: String) {
    let item = Parser.parse(source: text).statements.first?.item
    let declaration: DeclSyntax? = if case .decl(let syntax)? = item { syntax } else { nil }
    var generics: Set<String> = []
    var parameters: FunctionParameterListSyntax?
    if let function = declaration?.as(FunctionDeclSyntax.self) {
      name = function.name.text
      parameters = function.signature.parameterClause.parameters
      generics = Self.names(function.genericParameterClause)
    } else if let initializer = declaration?.as(InitializerDeclSyntax.self) {
      name = "init"
      parameters = initializer.signature.parameterClause.parameters
      generics = Self.names(initializer.genericParameterClause)
    } else if let indexed = declaration?.as(SubscriptDeclSyntax.self) {
      name = "subscript"
      parameters = indexed.parameterClause.parameters
      generics = Self.names(indexed.genericParameterClause)
    } else {
      name = text
    }
    types = parameters?.map { Self.name(of: $0.type, generics) } ?? []
  }

  private static func names(_ clause: GenericParameterClauseSyntax?) -> Set<String> {
    Set(clause?.parameters.map(\.name.text) ?? [])
  }

  /// The type that accessors know it by; nil where a type's parameter says what it is.
  private static func name(of type: TypeSyntax, _ generics: Set<String>) -> String? {
    if let optional = type.as(OptionalTypeSyntax.self) {
      return name(of: optional.wrappedType, generics)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return name(of: attributed.baseType, generics)
    }
    guard let named = type.as(IdentifierTypeSyntax.self), named.genericArgumentClause == nil else {
      return type.trimmedDescription
    }
    let name = named.name.text
    let isParameter = ["Self", "Element", "Value", "Key", "Bound", "Wrapped", "Index"].contains(
      name)
    return generics.contains(name) || isParameter || name.count == 1 ? nil : name
  }
}

/// Where a closure takes arguments by position.
private final class Uses: SyntaxVisitor {
  struct Use {
    let accessor: String
    let index: Int
  }

  var found: [Use] = []
  private let call: String

  init(of call: String) {
    self.call = call
    super.init(viewMode: .sourceAccurate)
  }

  /// `$0` of a closure within is another.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    call == "$0" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.trimmedDescription == call,
      let literal = node.arguments.first?.expression.as(IntegerLiteralExprSyntax.self),
      let index = Int(literal.literal.text)
    {
      found.append(Use(accessor: access.declName.baseName.text, index: index))
    }
    return .visitChildren
  }
}
