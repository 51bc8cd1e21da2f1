import SwiftParser
import SwiftSyntax
import Threads

/// A source file as parsed, with what its messages need.
final class SourceFile {
  let index: Int32
  let name: String
  private(set) var text: String
  let isFromScene: Bool
  /// Whether its code is lowered while loading.
  let isChecked: Bool
  /// Whether it belongs to a library that has its types only in part.
  let isPartial: Bool
  /// The names that only this file sees; nil for a library's file. What a macro makes sees the names
  /// of the file with its attribute.
  let own: FileNames?
  let syntax: SourceFileSyntax
  /// Modules that the file imports.
  var imports: Set<String> = []
  /// Missing modules that the file imports: an undeclared name is one of theirs.
  var missingModules: [String] = []
  /// Whether the text has no word of a view, so that views of its imports aren't meant.
  private(set) lazy var namesNoView =
    ![": View", "some View", "Preview"].contains { text.hasBytes(of: $0) }
  /// The place of the macro's attribute, for a file that a macro made.
  let origin: Site?
  private let markers: SourceMarkers?
  /// What was inserted into the text before it was parsed, in order.
  let insertions: [Interpreter.File.Insertion]
  /// Where what was read is in the text now; nil while the text is unchanged.
  private(set) var edited: EditedText?
  /// Where that is in the text as it was given.
  private(set) lazy var asRead = EditedText(of: self)
  /// UTF-8 offsets at which the lines of the text begin.
  private(set) lazy var lineStarts = Self.lineStarts(of: text)

  private static func lineStarts(of text: String) -> [Int] {
    var text = text
    return text.withUTF8 { bytes in
      var starts = [0]
      for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(offset + 1)
      }
      return starts
    }
  }

  init(
    index: Int32, name: String, text: String, isFromScene: Bool, syntax: SourceFileSyntax,
    own: FileNames? = nil, origin: Site? = nil, markers: SourceMarkers? = nil,
    insertions: [Interpreter.File.Insertion] = [], isPartial: Bool = false,
    isChecked: Bool = true
  ) {
    self.isChecked = isChecked
    self.isPartial = isPartial
    self.index = index
    self.name = name
    self.text = text
    self.isFromScene = isFromScene
    self.own = own
    self.syntax = syntax
    self.origin = origin
    self.markers = markers
    self.insertions = insertions
  }

  /// Whether the marker may occur in a node of the file: searching the text saves a walk through
  /// the node. True for nodes that aren't part of the file.
  func mayContain(_ marker: SourceMarkers.Kind, in node: some SyntaxProtocol) -> Bool {
    guard let markers else { return true }
    let root = node.root
    guard root.id == syntax.id || ExprSyntax.isStandIn(root) else { return true }
    return markers.stand(marker, from: node.position.utf8Offset, to: node.endPosition.utf8Offset)
  }

  /// The line of an offset in the text as given, from 0.
  func line(at offset: Int) -> Int {
    var line = 0
    var (low, high) = (0, lineStarts.count - 1)
    while low <= high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset {
        line = middle
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    return line
  }

  /// A place in the text as it was given, from an offset in what was parsed.
  func location(offset parsed: Int, length: Int) -> SourceLocation {
    let range = range(offset: parsed, length: length)
    return place(range)
  }

  /// The bytes of the text as it was given, from an offset in what was parsed.
  func range(offset parsed: Int, length: Int) -> Range<Int> {
    (edited ?? asRead).places(offset: parsed, length: length)
  }

  /// A place in the text from its bytes.
  func place(_ range: Range<Int>) -> SourceLocation {
    let line = line(at: range.lowerBound)
    return SourceLocation(
      file: name, line: line + 1, column: range.lowerBound - lineStarts[line] + 1,
      offset: range.lowerBound, length: range.count)
  }

  /// Sets another text, in which what was read has moved; nil for the original.
  func edit(_ text: String, _ edited: EditedText?) {
    self.text = text
    self.edited = edited
    lineStarts = Self.lineStarts(of: text)
  }
}

/// A file's text, parsed once for whoever wants to look at it before it is loaded.
public final class ParsedText {
  let syntax: SourceFileSyntax
  /// The excess that prevents parsing the text.
  let excess: Nesting.Excess?

  public init(_ text: String) {
    excess = Nesting.excess(in: text)
    let text = excess == nil ? text : ""
    let parsed = Parser.parse(source: text)
    // Older compilers take a space here; moved to the front it changes no offset.
    syntax =
      parsed.hasError
      ? Parser.parse(source: text.replacing("@available (", with: " @available(")) : parsed
  }

  /// Texts parsed on all cores, in their order.
  package static func all(of texts: [String], cores: Int = AllCores.cores) -> [ParsedText] {
    let size = texts.reduce(0) { $0 + $1.utf8.count }
    return AllCores.map(texts, bytes: size, cores: cores) { ParsedText($0) }
  }

  /// Something outside of all braces.
  public struct Item {
    public enum Kind: Equatable {
      case importing(String)
      /// A type, an extension, an operator, a macro: nothing a statement could follow from.
      case declaration
      /// A property: whether it has a getter, and whether a property wrapper.
      case variable(isComputed: Bool, isWrapped: Bool)
      /// A function: the result as written, and whether it can be called without arguments.
      case function(result: String, needsArguments: Bool)
      /// An expression; `.padding()` has no base.
      case expression(lacksBase: Bool)
      case statement
    }
    public let kind: Kind
    /// The declared name, or the name an expression begins with.
    public let name: String
    /// UTF-8 offsets, without the space around it.
    public let range: Range<Int>
  }

  public var items: [Item] {
    syntax.statements.nodes.map { item in
      let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = item.endPositionBeforeTrailingTrivia.utf8Offset
      let (kind, name) = Self.classify(item)
      return Item(kind: kind, name: name, range: start..<max(start, end))
    }
  }

  /// The names that other files see: types, functions with their labels, variables, and extensions'
  /// members, `Color.brand`.
  public var declaredNames: Set<String> {
    var names: Set<String> = []
    for item in syntax.statements.nodes {
      guard case .decl(let declaration) = item.item, !declaration.isFilePrivate else { continue }
      if let type = declaration.as(ExtensionDeclSyntax.self) {
        for member in type.memberBlock.members.nodes where !member.decl.isFilePrivate {
          names.formUnion(
            member.decl.declaredNames.map { "\(type.extendedType.trimmedText).\($0)" })
        }
      } else {
        names.formUnion(declaration.declaredNames)
      }
    }
    return names
  }

  /// The supertypes of the type marked `@main`; nil where there is none.
  public var mainSupertypes: [String]? {
    for item in syntax.statements.nodes {
      guard case .decl(let declaration) = item.item,
        let type = declaration.asProtocol((any DeclGroupSyntax).self),
        type.attributes.nodes.contains(where: {
          $0.as(AttributeSyntax.self)?.attributeName.soleToken == "main"
        })
      else { continue }
      return type.inheritanceClause?.names ?? []
    }
    return nil
  }

  /// A statement of a macro's closure.
  public struct Statement {
    /// UTF-8 offsets, without the space around it.
    public let range: Range<Int>
    /// Whether it declares a variable with the attribute in question.
    public let isMarked: Bool
  }

  /// The last closures of the text's freestanding macros of a name that declare variables with an
  /// attribute, each as its statements: those of `#Preview`s with `@Previewable` variables.
  public func closures(ofMacro name: String, marking attribute: String) -> [[Statement]] {
    Self.expansions(in: syntax.statements).compactMap { expansion in
      guard expansion.macroName.text == name,
        let closure = expansion.trailingClosure
          ?? expansion.arguments.last?.expression.as(ClosureExprSyntax.self)
      else { return nil }
      let statements = closure.statements.nodes.map { item in
        let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        let attributes = item.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self)?.attributes
        return Statement(
          range: start..<max(start, item.endPositionBeforeTrailingTrivia.utf8Offset),
          isMarked: attributes.nodes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.soleToken == attribute
          })
      }
      return statements.contains(where: \.isMarked) ? statements : nil
    }
  }

  /// The freestanding macros outside of any braces, also where conditions choose them.
  private static func expansions(
    in items: CodeBlockItemListSyntax
  ) -> [any FreestandingMacroExpansionSyntax] {
    items.nodes.flatMap { item -> [any FreestandingMacroExpansionSyntax] in
      switch item.item {
      case .expr(let expression):
        return expression.as(MacroExpansionExprSyntax.self).map { [$0] } ?? []
      case .decl(let declaration):
        if let expansion = declaration.as(MacroExpansionDeclSyntax.self) { return [expansion] }
        let clauses = declaration.as(IfConfigDeclSyntax.self)?.clauses
        return clauses.nodes.flatMap { clause -> [any FreestandingMacroExpansionSyntax] in
          guard case .statements(let items)? = clause.elements else { return [] }
          return expansions(in: items)
        }
      case .stmt: return []
      }
    }
  }

  private static func classify(_ item: CodeBlockItemSyntax) -> (Item.Kind, String) {
    switch item.item {
    case .stmt: return (.statement, "")
    case .expr(let expression):
      if expression.is(MacroExpansionExprSyntax.self) { return (.declaration, "") }
      let first = expression.firstToken(viewMode: .sourceAccurate)
      return (.expression(lacksBase: first?.tokenKind == .period), first?.text ?? "")
    case .decl(let declaration):
      switch declaration.as(DeclSyntaxEnum.self) {
      case .importDecl(let syntax):
        return (.importing(syntax.path.first?.name.text ?? ""), "")
      case .variableDecl(let syntax):
        let binding = syntax.bindings.first
        return (
          .variable(
            isComputed: binding?.accessorBlock != nil && binding?.initializer == nil,
            isWrapped: !syntax.attributes.isEmpty),
          binding?.pattern.soleToken ?? ""
        )
      case .functionDecl(let syntax):
        let needsArguments = syntax.signature.parameterClause.parameters.nodes.contains {
          $0.defaultValue == nil && $0.ellipsis == nil
        }
        return (
          .function(
            result: syntax.signature.returnClause?.type.trimmedText ?? "",
            needsArguments: needsArguments), syntax.name.text
        )
      default: return (.declaration, "")
      }
    }
  }
}

extension DeclSyntax {
  /// The names that it declares; a function's with its labels and types, since others may share it.
  fileprivate var declaredNames: [String] {
    if let function = self.as(FunctionDeclSyntax.self) {
      return [function.name.text + function.signature.trimmedDescription]
    }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.nodes.compactMap(\.pattern.soleToken)
    }
    return (asProtocol((any NamedDeclSyntax).self)?.name.text).map { [$0] } ?? []
  }
}
