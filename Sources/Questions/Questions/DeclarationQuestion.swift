import LayoutChecks
import LayoutSolver
import SceneLoader
import SwiftParser
import SwiftSyntax

/// What a name in the source means: where it is declared, and which views are made there.
package struct DeclarationQuestion: Question {
  package static let name = "declaration"
  package static let help =
    "What a name at a place means and is declared as, its type, and the views made there."
  package static var parameters: [Parameter<Self>] {
    Subject.parameters(\.subject) + [
      Parameter("file", "of a project: the file", \.file),
      Parameter("line", "from 1", \.line, isRequired: true),
      Parameter("column", "from 1, in UTF-8; the line's first name if left out", \.column),
    ]
  }

  package var subject = Subject()
  package var file: String?
  package var line = 0
  package var column: Int?

  package init() {}

  package struct Place: AnswerObject {
    var kind: String
    var file: String
    var line: Int
    var code: String
    var type: String?

    package static var members: [Member<Place>] {
      [
        Member("kind", "such as struct or var") { $0.kind }, Member("file") { $0.file },
        Member("line") { $0.line }, Member("code", "its first line") { $0.code },
        Member("type", "where it is written") { $0.type },
      ]
    }
  }

  package struct Answer: AnswerObject, Worded {
    var name: String?
    var expression: String?
    var type: String?
    var means: String?
    var declarations: [Place]
    var views: [ViewAnswer]

    package static var members: [Member<Answer>] {
      [
        Member("name") { $0.name },
        Member("expression", "the innermost one around the place") { $0.expression },
        Member("type", "the expression's, or of what is declared there") { $0.type },
        Member("means", "the declaration that the expression names, a library's too") { $0.means },
        Member("declarations", "in the project's source; none of a library's") { $0.declarations },
        Member("views", "that are made on the line") { $0.views },
      ]
    }

    package var words: [String] {
      let declared = declarations.map { place in
        "\(place.file):\(place.line): \(place.code)" + (place.type.map { "  — \($0)" } ?? "")
      }
      let typed = type.map { "\(expression ?? ""): \($0)" }
      return [typed ?? name ?? "no name stands there"] + (means.map { ["means \($0)"] } ?? [])
        + (declared.isEmpty && means == nil ? ["declared by a library, or nowhere"] : declared)
        + views.map(\.words)
    }
  }

  package func answer(_ session: QuestionSession) throws(QuestionError) -> Answer {
    try session.with(subject) { warm, conditions throws(QuestionError) in
      let files = warm.scene.files
      let place = try warm.place(ofFile: file)
      let bytes = Array(files[place].text.utf8)
      let offset = Self.offset(line, column, in: bytes)
      let name = offset.flatMap { Self.name(at: $0, in: bytes) }
      let meaning = offset.flatMap { warm.scene.meaning(at: $0, in: place) }
      let declarations = name.map { name in
        files.flatMap { file in
          // A text without the name needs no parsing.
          file.text.contains(name) ? Declarations(of: name, in: file).found : []
        }
      }
      var views: [ViewAnswer] = []
      if let result = try warm.layout(subject, conditions).result {
        let lines = SourceLines(files)
        views = result.nodes.filter { node in
          guard let source = node.source, !node.isPiece, source.file == place else { return false }
          return lines.line(of: node.name, at: source) == line
        }.prefix(5).map { ViewAnswer($0.id, of: result, files, lines) }
      }
      return Answer(
        name: name,
        expression: meaning.map { meaning in
          let range = meaning.location.offset..<meaning.location.offset + meaning.location.length
          let text = String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
          let lines = text.split(separator: "\n", maxSplits: 1)
          return lines.count > 1 ? lines[0] + " …" : text
        },
        type: meaning?.type, means: meaning?.declaration, declarations: declarations ?? [],
        views: views)
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return byte >= 0x80 || character.isLetter || character.isNumber || byte == UInt8(ascii: "_")
  }

  /// The place in a text's bytes; nil beyond it. Without a column, where the line's first name begins.
  private static func offset(_ line: Int, _ column: Int?, in bytes: [UInt8]) -> Int? {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    guard let column else { return bytes[start..<end].firstIndex(where: isPart) }
    return (1...end - start + 1).contains(column) ? start + column - 1 : nil
  }

  private static func name(at place: Int, in bytes: [UInt8]) -> String? {
    guard bytes.indices.contains(place), isPart(bytes[place]) else { return nil }
    let start = bytes[..<place].lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex { !isPart($0) } ?? bytes.count
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// Collects the declarations of a name in a file.
private final class Declarations: SyntaxVisitor {
  private let name: String
  private let file: Scene.File
  private let converter: SourceLocationConverter
  private(set) var found: [DeclarationQuestion.Place] = []

  init(of name: String, in file: Scene.File) {
    (self.name, self.file) = (name, file)
    let tree = Parser.parse(source: file.text)
    converter = SourceLocationConverter(fileName: file.name, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func take(_ token: TokenSyntax, _ kind: String, _ type: String? = nil) {
    guard token.text == name else { return }
    let line = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
    let lines = file.lines
    found.append(
      DeclarationQuestion.Place(
        kind: kind, file: file.name, line: line,
        code: lines.indices.contains(line - 1) ? String(lines[line - 1]).trimmed : "", type: type))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node.name, "struct")
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node.name, "class")
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node.name, "enum")
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node.name, "protocol")
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node.name, "typealias", node.initializer.value.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node.name, "func", node.signature.returnClause?.type.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    take(node.name, "case")
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        take(
          pattern.identifier, node.bindingSpecifier.text,
          binding.typeAnnotation?.type.trimmedDescription)
      }
    }
    return .visitChildren
  }
}
