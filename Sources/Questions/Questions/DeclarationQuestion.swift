import LayoutChecks
import LayoutSolver
import SceneLoader
import SwiftParser
import SwiftSyntax

/// What a name in the source means: where it is declared, and which views are made there.
package struct DeclarationQuestion: Question {
  package static let name = "declaration"
  package static let help = "What a name at a place is declared as, and the views made there."
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
    var declarations: [Place]
    var views: [ViewAnswer]

    package static var members: [Member<Answer>] {
      [
        Member("name") { $0.name },
        Member("declarations", "in the project's source; none of a library's") { $0.declarations },
        Member("views", "that are made on the line") { $0.views },
      ]
    }

    package var words: [String] {
      let declared = declarations.map { place in
        "\(place.file):\(place.line): \(place.code)" + (place.type.map { "  — \($0)" } ?? "")
      }
      return [name ?? "no name stands there"]
        + (declared.isEmpty ? ["declared by a library, or nowhere"] : declared) + views.map(\.words)
    }
  }

  package func answer(_ session: QuestionSession) throws(QuestionError) -> Answer {
    try session.with(subject) { warm, conditions throws(QuestionError) in
      let files = warm.scene.files
      let place =
        file.map { name in files.firstIndex { ("/" + $0.name).hasSuffix("/" + name) } } ?? 0
      guard let place, files.indices.contains(place) else {
        throw QuestionError(.wrongArgument, "the scene has no file '\(file ?? "")'")
      }
      let name = Self.name(in: files[place], line: line, column: column)
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
      return Answer(name: name, declarations: declarations ?? [], views: views)
    }
  }

  /// The name at a place.
  private static func name(in file: Scene.File, line: Int, column: Int?) -> String? {
    let lines = file.lines
    guard lines.indices.contains(line - 1) else { return nil }
    let bytes = Array(lines[line - 1].utf8)
    func isPart(_ byte: UInt8) -> Bool {
      let character = Character(Unicode.Scalar(byte))
      return byte >= 0x80 || character.isLetter || character.isNumber || byte == UInt8(ascii: "_")
    }
    let place = column.map { $0 - 1 } ?? bytes.firstIndex(where: isPart) ?? 0
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
