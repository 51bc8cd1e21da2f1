import SwiftParser
import SwiftSyntax

extension Interpreter {
  /// Takes other texts of the files that were loaded, where they differ within bodies, comments or
  /// the space between declarations.
  ///
  /// What a body means depends on what is declared, and on no other body. All that was read of
  /// libraries and of the files, and the code of all other bodies, so stays as it is. What holds of
  /// a text as a whole is looked at first: there may be no errors, no conditions, types or macros in
  /// the old and the new body, and lowering the new one may find nothing to tell.
  ///
  /// Values and code that were made before may go on being used.
  /// - Parameters:
  ///   - files: all that were loaded, in the same order.
  ///   - problems: those found in the present texts.
  /// - Returns: the problems of the new texts; nil where it takes a load to tell, in which case
  ///   everything is as it was.
  public func take(_ files: [File], with problems: [Diagnostic]) -> [Diagnostic]? {
    let loaded = program.files.filter(\.isFromScene)
    guard loadErrors.isEmpty, problems.allSatisfy({ $0.severity != .error }),
      loaded.count == files.count,
      zip(loaded, files).allSatisfy({
        $0.name == $1.name && $0.isPlain && $1.insertions.isEmpty
      })
    else { return nil }
    var edits: [TextEdit] = []
    for (file, new) in zip(loaded, files) where file.text != new.text {
      guard let edit = TextEdit(of: file, to: new.text, in: program) else { return nil }
      edits.append(edit)
    }
    var moved: [Diagnostic] = []
    for problem in problems {
      guard let place = problem.location, let edit = edits.first(where: { $0.concerns(place) })
      else {
        moved.append(problem)
        continue
      }
      guard let place = edit.moved(place) else { return nil }
      var problem = problem
      problem.location = place
      moved.append(problem)
    }
    guard program.apply(edits) else { return nil }
    for (index, problem) in moved.enumerated() {
      guard let place = problem.location,
        let file = loaded.first(where: { $0.name == place.file })
      else { continue }
      moved[index].location = file.place(place.offset..<place.offset + place.length)
    }
    for index in macroExpansions.indices {
      let site = macroExpansions[index].site
      if let location = program.location(site) { macroExpansions[index].location = location }
    }
    return moved
  }
}

extension Program {
  /// Applies all edits, or none where a new body has something to tell.
  fileprivate func apply(_ edits: [TextEdit]) -> Bool {
    let found = problems
    let before = edits.map { ($0, text: $0.file.text, read: $0.file.edited, $0.body?.version) }
    let lifetimes = followsLifetimes
    problems = .none
    var isWhole = true
    for edit in edits {
      edit.apply()
      lowerPendingBodies()
      isWhole = isWhole && diagnostics.isEmpty && followsLifetimes == lifetimes
    }
    problems = found
    if isWhole { return true }
    followsLifetimes = lifetimes
    for (edit, text, read, version) in before {
      edit.file.edit(text, read)
      if let version { edit.body?.version = version }
    }
    return false
  }
}

/// What differs between a file's text and another, where that is part of one body or between tokens.
private struct TextEdit {
  let file: SourceFile
  /// The bytes of the present text that others take the place of.
  private let range: Range<Int>
  private let count: Int
  private let text: String
  private let read: EditedText
  /// The body that is another; nil where comments and space are.
  private(set) var body: ScriptBody?
  private var statements: CodeBlockItemListSyntax?

  /// How many times its length a file's text may have been read, before all of it is read again.
  private static let mostReadings = 4

  init?(of file: SourceFile, to text: String, in program: Program) {
    self.file = file
    self.text = text
    let old = Array(file.text.utf8)
    let new = Array(text.utf8)
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var rest = 0
    while rest < shorter - start, old[old.count - 1 - rest] == new[new.count - 1 - rest] {
      rest += 1
    }
    let range = start..<old.count - rest
    let count = new.count - rest - start
    (self.range, self.count) = (range, count)
    var read = file.edited ?? EditedText(count: old.count)
    guard read.end < Self.mostReadings * max(old.count, 10_000) else { return nil }
    let around = program.checkedBodies(of: file).compactMap { body in
      BodyExtent(body).flatMap { $0.inside.contains(range) ? $0 : nil }
    }
    guard let extent = around.first else {
      guard Self.isBetweenTokens(range, new[start..<start + count], old, file, read) else {
        return nil
      }
      read.replace(range, count: count)
      self.read = read
      return
    }
    // A body within a body, or one that was read several times, is not the only one that changes.
    guard around.count == 1, BodyContents.arePlain(extent.body.statements) else { return nil }
    let growth = count - range.count
    let whole = extent.declaration.lowerBound..<extent.declaration.upperBound + growth
    let source =
      String(repeating: " ", count: read.end) + String(decoding: new[whole], as: UTF8.self)
    guard Nesting.excess(in: source) == nil else { return nil }
    let parsed = Parser.parse(source: source)
    let inside = extent.inside.lowerBound..<extent.inside.upperBound + growth
    let moved = read.end - whole.lowerBound
    guard !parsed.hasError, parsed.statements.count == 1,
      let found = extent.statements(of: parsed, between: inside, movedBy: moved),
      BodyContents.arePlain(found)
    else { return nil }
    read.replace(range, count: count)
    read.append(whole)
    self.read = read
    body = extent.body
    statements = found
  }

  func apply() {
    file.edit(text, read)
    if let body, let statements { body.replace(by: statements) }
  }

  func concerns(_ place: SourceLocation) -> Bool { place.file == file.name }

  /// Where something of the text stands in the new one, its line and column left as they were; nil
  /// for what is said of the body that is another.
  func moved(_ place: SourceLocation) -> SourceLocation? {
    let changed = body.flatMap(BodyExtent.init)?.inside ?? range
    var moved = place
    if place.offset >= changed.upperBound {
      moved.offset += count - range.count
    } else if place.offset + place.length > changed.lowerBound {
      return nil
    }
    return moved
  }

  /// Whether comments and space stand there and take their place. An empty line more or less, and
  /// whether one is there at all, would be another matter: lines end statements.
  private static func isBetweenTokens(
    _ range: Range<Int>, _ new: ArraySlice<UInt8>, _ text: [UInt8], _ file: SourceFile,
    _ read: EditedText
  ) -> Bool {
    let length = file.syntax.totalLength.utf8Length
    guard let offset = read.firstOffset(of: range, readBefore: length + 1),
      let token = file.syntax.token(at: AbsolutePosition(utf8Offset: min(offset, length)))
        ?? file.syntax.lastToken(viewMode: .sourceAccurate)
    else { return false }
    let end = offset + range.count
    let leading = token.position.utf8Offset...token.positionAfterSkippingLeadingTrivia.utf8Offset
    let trailing = token.endPositionBeforeTrailingTrivia.utf8Offset...token.endPosition.utf8Offset
    let space = leading.contains(offset) && end <= leading.upperBound ? leading : trailing
    guard space.contains(offset), end <= space.upperBound, space.count > 1 else { return false }
    // The whole space as it was and as it is.
    let first = range.lowerBound - (offset - space.lowerBound)
    let last = range.upperBound + (space.upperBound - end)
    let (before, after) = (text[first..<range.lowerBound], text[range.upperBound..<last])
    func isSpace(_ bytes: some Collection<UInt8>) -> Bool {
      let parsed = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
      return !parsed.hasError && parsed.statements.isEmpty
    }
    func endsLine(_ bytes: some Sequence<UInt8>) -> Bool { bytes.contains(UInt8(ascii: "\n")) }
    let (old, other) = (Array(text[first..<last]), Array(before + new + after))
    return !other.isEmpty && isSpace(other) && endsLine(old) == endsLine(other)
  }
}

/// Where a body and its declaration stand in the present text.
private struct BodyExtent {
  let body: ScriptBody
  /// The bytes between the braces.
  let inside: Range<Int>
  let declaration: Range<Int>
  /// The braces, as they were read.
  private let braces: Syntax

  init?(_ body: ScriptBody) {
    guard let braces = body.statements.parent, let ends = Self.ends(of: braces),
      let declaration = Self.declaration(around: braces)
    else { return nil }
    self.body = body
    self.braces = braces
    func range(_ start: AbsolutePosition, _ end: AbsolutePosition) -> Range<Int> {
      body.scope.file.range(
        offset: start.utf8Offset, length: end.utf8Offset - start.utf8Offset)
    }
    let block = range(
      ends.left.positionAfterSkippingLeadingTrivia, ends.right.endPositionBeforeTrailingTrivia)
    guard block.count >= 2 else { return nil }
    inside = block.lowerBound + 1..<block.upperBound - 1
    self.declaration = range(
      declaration.positionAfterSkippingLeadingTrivia, declaration.endPositionBeforeTrailingTrivia)
  }

  /// The statements between the same braces of the same declaration, as it is read now.
  func statements(
    of file: SourceFileSyntax, between bytes: Range<Int>, movedBy offset: Int
  ) -> CodeBlockItemListSyntax? {
    let left = AbsolutePosition(utf8Offset: bytes.lowerBound - 1 + offset)
    guard let found = file.token(at: left)?.parent, found.kind == braces.kind,
      let ends = Self.ends(of: found),
      ends.left.positionAfterSkippingLeadingTrivia == left,
      ends.right.positionAfterSkippingLeadingTrivia.utf8Offset == bytes.upperBound + offset,
      Self.declaration(around: found)?.kind == Self.declaration(around: braces)?.kind
    else { return nil }
    if let block = found.as(CodeBlockSyntax.self) { return block.statements }
    guard case .getter(let statements)? = found.as(AccessorBlockSyntax.self)?.accessors else {
      return nil
    }
    return statements
  }

  private static func ends(of braces: Syntax) -> (left: TokenSyntax, right: TokenSyntax)? {
    if let block = braces.as(CodeBlockSyntax.self) { return (block.leftBrace, block.rightBrace) }
    return braces.as(AccessorBlockSyntax.self).map { ($0.leftBrace, $0.rightBrace) }
  }

  /// The function or variable whose body it is. What an initialiser sets is looked at with its type.
  private static func declaration(around braces: Syntax) -> Syntax? {
    var node = braces.parent
    while let current = node {
      switch current.kind {
      case .functionDecl, .variableDecl, .subscriptDecl: return current
      case .initializerDecl, .deinitializerDecl, .memberBlock, .codeBlock, .closureExpr: return nil
      default: node = current.parent
      }
    }
    return nil
  }
}

/// What a body may have besides code that means something to itself alone.
private enum BodyContents {
  /// Whether there is nothing that the rest of the program knows of or depends on: types, macros,
  /// conditions, references that don't keep their object.
  static func arePlain(_ statements: CodeBlockItemListSyntax) -> Bool {
    !finds(in: Syntax(statements))
  }

  private static func finds(in node: Syntax) -> Bool {
    switch node.kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl,
      .typeAliasDecl, .importDecl, .macroExpansionExpr, .macroExpansionDecl, .ifConfigDecl:
      return true
    case .token:
      guard let token = node.as(TokenSyntax.self) else { return false }
      switch token.tokenKind {
      case .keyword(.weak), .keyword(.unowned), .identifier("CodingKeys"): return true
      default: return false
      }
    default: return node.children(viewMode: .sourceAccurate).contains(where: finds)
    }
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
