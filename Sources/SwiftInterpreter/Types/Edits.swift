import SwiftParser
import SwiftSyntax

extension Interpreter {
  /// Takes other texts of the files that were loaded, where each differs within one body, or in
  /// comments and the space between declarations.
  ///
  /// What a body means depends on what is declared, and on no other body. All that was read of
  /// libraries and of the files, and the code of all other bodies, so stays as it is. What holds of
  /// a text as a whole is looked at first: there may be no conditions, types or macros in the old and
  /// the new body, and of the new one there must be the same to tell as of the old.
  ///
  /// Values and code that were made before may go on being used.
  /// - Parameter files: all that were loaded, in the same order.
  /// - Returns: the problems of the new texts, as ``load(_:)`` tells them; nil where it takes a load
  ///   to know, in which case everything is as it was.
  public func take(_ files: [File]) -> [Diagnostic]? {
    let loaded = program.files.filter(\.isFromScene)
    guard loaded.count == files.count,
      zip(loaded, files).allSatisfy({
        $0.name == $1.name && $0.isPlain && $1.insertions.isEmpty
      })
    else { return nil }
    var edits: [TextEdit] = []
    for (file, new) in zip(loaded, files) where file.text != new.text {
      guard let edit = TextEdit(of: file, to: new.text, in: program) else { return nil }
      edits.append(edit)
    }
    var kept: [(old: Diagnostic, new: Diagnostic)] = []
    var told: [String: [Diagnostic]] = [:]
    for problem in loadProblems {
      guard let place = problem.location,
        let edit = edits.first(where: { $0.file.name == place.file })
      else {
        kept.append((problem, problem))
        continue
      }
      switch edit.fate(of: place) {
      case .moved(let place):
        var moved = problem
        moved.location = place
        kept.append((problem, moved))
      case .replaced where problem.severity != .error:
        told[place.file, default: []].append(problem)
      default: return nil
      }
    }
    guard let found = program.apply(edits, telling: told) else { return nil }
    for index in kept.indices {
      guard let place = kept[index].new.location,
        let file = loaded.first(where: { $0.name == place.file })
      else { continue }
      kept[index].new.location = file.place(place.offset..<place.offset + place.length)
    }
    program.moveErrors(kept.filter { $0.old.severity == .error && $0.old != $0.new })
    loadErrors = Set(loadErrors.map { error in kept.first { $0.old == error }?.new ?? error })
    loadProblems = Self.inOrder(kept.map(\.new) + found)
    for index in macroExpansions.indices {
      let site = macroExpansions[index].site
      if let location = program.location(site) { macroExpansions[index].location = location }
    }
    return loadProblems
  }
}

extension Program {
  /// Applies all edits, or none where new bodies have something else to tell than the old ones.
  /// - Parameter told: what the old ones had to tell, by file.
  /// - Returns: what the new ones have to tell.
  fileprivate func apply(_ edits: [TextEdit], telling told: [String: [Diagnostic]]) -> [Diagnostic]?
  {
    let before = edits.map { ($0, text: $0.file.text, read: $0.file.edited, $0.body?.version) }
    let (known, lifetimes) = (problems, followsLifetimes)
    var found: [Diagnostic] = []
    var isSame = true
    for edit in edits {
      problems = .none
      edit.apply()
      lowerPendingBodies()
      let old = told[edit.file.name] ?? []
      isSame =
        isSame && followsLifetimes == lifetimes && old.count == diagnostics.count
        && zip(old, Interpreter.inOrder(diagnostics)).allSatisfy { $0.isSame(as: $1) }
      found += diagnostics
    }
    problems = known
    if isSame { return found }
    followsLifetimes = lifetimes
    for (edit, text, read, version) in before {
      edit.file.edit(text, read)
      if let version { edit.body?.version = version }
    }
    return nil
  }
}

extension Diagnostic {
  /// Whether it says the same, wherever that is.
  fileprivate func isSame(as other: Diagnostic) -> Bool {
    var moved = other
    moved.location = location
    return self == moved
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
    guard around.count == 1, !extent.body.isBroken, !extent.body.tellsOfOthers,
      BodyContents.arePlain(extent.body.statements)
    else { return nil }
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

  /// What becomes of something that is told of a place.
  enum Fate {
    /// It stands there now, its line and column left as they were.
    case moved(SourceLocation)
    /// It is told of the body that is another.
    case replaced
    /// Part of it is another.
    case unknown
  }

  func fate(of place: SourceLocation) -> Fate {
    let inside = body.flatMap(BodyExtent.init)?.inside
    let changed = inside ?? range
    let told = place.offset..<place.offset + max(place.length, 0)
    var moved = place
    if told.upperBound <= changed.lowerBound { return .moved(moved) }
    if told.lowerBound >= changed.upperBound {
      moved.offset += count - range.count
      return .moved(moved)
    }
    return inside?.contains(told) == true ? .replaced : .unknown
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
