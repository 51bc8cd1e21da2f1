import SwiftParser
import SwiftSyntax

extension Interpreter {
  /// Takes other texts of the files that were loaded, where each differs within bodies, initial values
  /// and previews, in branches of `#if` that don't hold, or in comments and the space between
  /// declarations.
  ///
  /// The meaning of such a part depends on declarations, and on no other part; of an initial value's
  /// own meaning others know its type. So everything that was read of
  /// libraries and of the files, and the code of all other parts, stays. Facts about a text as a
  /// whole are checked first: neither part may contain types or macros, and both must
  /// have the same problems and types.
  ///
  /// Values and code that were made before may go on being used.
  /// - Parameter files: all that were loaded, in the same order. Insertions stay where they were; a
  ///   declaration that contains one can't be taken.
  /// - Returns: the problems of the new texts, as from ``load(_:)``; nil where only loading can
  ///   find them, in which case nothing has changed.
  public func take(_ files: [File]) -> [Diagnostic]? {
    let loaded = program.files.filter(\.isFromScene)
    guard loaded.count == files.count, zip(loaded, files).allSatisfy({ $0.name == $1.name })
    else { return nil }
    var edits: [FileEdit] = []
    for (file, new) in zip(loaded, files) where file.text != new.text {
      guard let edit = FileEdit(of: file, to: new.text, in: program) else { return nil }
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
      // An error outside of all bodies breaks the code around it, which only loading finds.
      if problem.severity == .error, edit.isOfValues { return nil }
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
    guard let found = program.apply(edits, telling: told, keeping: kept.map(\.old)) else {
      return nil
    }
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
  /// Applies all edits, or none if the new bodies' recorded facts differ from the old ones'.
  /// - Parameters:
  ///   - told: the old ones' recorded facts, by file.
  ///   - kept: those of all else.
  /// - Returns: the new ones' recorded facts.
  fileprivate func apply(
    _ edits: [FileEdit], telling told: [String: [Diagnostic]], keeping kept: [Diagnostic]
  ) -> [Diagnostic]? {
    let before = edits.map { edit in
      (edit.file, edit.file.text, edit.file.edited, edit.parts.map(\.restoring))
    }
    let (known, lifetimes) = (problems, followsLifetimes)
    let single = (kept + told.values.joined()).filter { $0.topic != nil }
    var found: [Diagnostic] = []
    var isSame = true
    for edit in edits {
      let old = told[edit.file.name] ?? []
      // What is said once is said of the first place.
      let later = single.filter { edit.precedes($0, in: files) || old.contains($0) }
      problems = .none(saying: known.topics.subtracting(later.compactMap(\.topic)))
      isSame = edit.apply() && isSame
      lowerPendingBodies()
      isSame =
        isSame && followsLifetimes == lifetimes && old.count == diagnostics.count
        && zip(old, Interpreter.inOrder(diagnostics)).allSatisfy { $0.isSame(as: $1) }
      found += diagnostics
    }
    problems = known
    if isSame { return found }
    followsLifetimes = lifetimes
    for (file, text, read, restoring) in before {
      file.edit(text, read)
      for restore in restoring { restore() }
    }
    return nil
  }
}

extension Diagnostic {
  /// Whether it has the same content, wherever its place is.
  fileprivate func isSame(as other: Diagnostic) -> Bool {
    var moved = other
    moved.location = location
    return self == moved
  }
}

/// The difference between two texts of a file, if it lies within parts or between tokens.
private struct FileEdit {
  let file: SourceFile
  private let text: String
  private let read: EditedText
  /// From the last to the first, so that what precedes an edit stays in place.
  private let edits: [TextEdit]

  /// How many times its length of a file's text may have been read before all of it is read again.
  private static let mostReadings = 50

  init?(of file: SourceFile, to text: String, in program: Program) {
    self.file = file
    self.text = text
    let old = Array(file.text.utf8)
    var current = old
    var read = file.edited ?? file.asRead
    guard read.end < Self.mostReadings * max(old.count, 10_000) else { return nil }
    let extents = program.parts(of: file).compactMap(PartExtent.init)
    var edits: [TextEdit] = []
    let before = read.end
    var (start, end) = (before, old.count)
    var declarations = ""
    for change in TextChange.all(from: old, to: Array(text.utf8), within: extents.map(\.inside))
      .reversed()
    {
      current.replaceSubrange(change.range, with: change.bytes)
      guard
        let edit = TextEdit(
          change, of: file, from: old, to: current, extents, end, &read, program.configuration)
      else { return nil }
      edits.append(edit)
      end = change.range.lowerBound
      if read.end > start {
        declarations += edit.declaration + "\n"
        start = read.end
      }
    }
    let parts = edits.count { $0.part != nil }
    if parts > 0 {
      guard Nesting.excess(in: declarations) == nil else { return nil }
      // Text that is read again gets new offsets, so that an offset has one meaning.
      let source = String(repeating: " ", count: before) + declarations
      let parsed = program.parsed(source, Parser.parse(source: source), SourceMarkers(source))
      guard !parsed.hasError, parsed.statements.count == parts else { return nil }
      for index in edits.indices where edits[index].part != nil {
        guard edits[index].takeCode(of: parsed) else { return nil }
      }
    }
    self.edits = edits
    self.read = read
  }

  /// The parts that are others.
  var parts: [any EditablePart] { edits.compactMap(\.part) }
  /// Whether one of them is no body.
  var isOfValues: Bool { parts.contains { !($0 is ScriptBody) } }

  /// - Returns: whether all that depends on the parts stays as it is.
  func apply() -> Bool {
    file.edit(text, read)
    return edits.allSatisfy { $0.apply() }
  }

  /// Whether a problem's place is read after one of the edits.
  func precedes(_ problem: Diagnostic, in files: [SourceFile]) -> Bool {
    guard let place = problem.location, place.file != file.name else {
      return edits.contains { $0.changed.lowerBound < problem.location?.offset ?? 0 }
    }
    return files.first { $0.name == place.file || $0 === file } === file
  }

  /// What happens to something recorded for a place.
  enum Fate {
    /// It is there now, its line and column unchanged.
    case moved(SourceLocation)
    /// It belongs to a part that was replaced.
    case replaced
    /// Part of it was replaced.
    case unknown
  }

  func fate(of place: SourceLocation) -> Fate {
    let told = place.offset..<place.offset + max(place.length, 0)
    var moved = place
    for edit in edits {
      if told.upperBound <= edit.changed.lowerBound { continue }
      if told.lowerBound >= edit.changed.upperBound {
        moved.offset += edit.growth
        continue
      }
      return edit.part != nil && edit.changed.covers(told) ? .replaced : .unknown
    }
    return .moved(moved)
  }
}

/// A change of one part, between tokens, or in code that isn't compiled.
private struct TextEdit {
  /// The bytes of the text before that are others: all of the part where it is one.
  let changed: Range<Int>
  /// The number of bytes by which the text grows.
  let growth: Int
  /// Around the part that is another; nil where none is.
  private var extent: PartExtent?
  /// The new text of the declaration that the part belongs to.
  private(set) var declaration = ""
  /// The part's place in the new text, and its distance from where it is read.
  private var inside = 0..<0
  private var moved = 0
  private var code: Syntax?

  /// The part that is another; nil where none is.
  var part: (any EditablePart)? { extent?.part }

  /// - Parameters:
  ///   - old: the text before, which contains the change.
  ///   - new: the same with this change and all after it.
  ///   - end: where those after it begin.
  ///   - read: what was read of the text with those after it.
  init?(
    _ change: TextChange, of file: SourceFile, from old: [UInt8], to new: [UInt8],
    _ extents: [PartExtent], _ end: Int, _ read: inout EditedText, _ configuration: Configuration
  ) {
    let (range, count) = (change.range, change.bytes.count)
    growth = count - range.count
    let around = extents.filter { $0.inside.covers(range) }
    let isBetweenTokens =
      around.allSatisfy { !$0.written.isBetweenBraces }
      && Self.isBetweenTokens(range, change.bytes, old, end, file, read)
    guard !isBetweenTokens, let extent = around.first else {
      guard isBetweenTokens || InactiveClauses(of: file, configuration).admit(change, in: old)
      else { return nil }
      changed = range
      read.replace(range, count: count)
      return
    }
    // A part within a part, or one that was read several times, is not the only one that changes.
    guard around.count == 1, !extent.part.isBroken, !extent.part.tellsOfOthers,
      extent.declaration.upperBound <= end, extent.written.isPlain,
      !file.asRead.insertionStarts.contains(where: {
        extent.declaration.contains(read.place(of: $0))
      })
    else { return nil }
    let whole = extent.declaration.lowerBound..<extent.declaration.upperBound + growth
    declaration = String(decoding: new[whole], as: UTF8.self)
    inside = extent.inside.lowerBound..<extent.inside.upperBound + growth
    moved = read.end - whole.lowerBound
    changed = extent.inside
    self.extent = extent
    read.replace(range, count: count)
    read.append(whole)
  }

  /// Takes the new code of the part.
  /// - Returns: whether it is in place, and of a kind that can be taken.
  mutating func takeCode(of parsed: SourceFileSyntax) -> Bool {
    code = extent?.code(of: parsed, at: inside, movedBy: moved)
    return code != nil
  }

  /// - Returns: whether all that depends on the part stays as it is.
  func apply() -> Bool {
    guard let part, let code else { return true }
    return part.replace(by: code)
  }

  /// Whether comments and space were replaced by the same. Adding or removing a line break would be
  /// different: lines end statements.
  private static func isBetweenTokens(
    _ range: Range<Int>, _ new: ArraySlice<UInt8>, _ text: [UInt8], _ end: Int,
    _ file: SourceFile, _ read: EditedText
  ) -> Bool {
    let length = file.syntax.totalLength.utf8Length
    guard let known = read.firstOffsets(around: range, readBefore: length + 1),
      let token = file.syntax.token(
        at: AbsolutePosition(utf8Offset: min(known.lowerBound, length)))
        ?? file.syntax.lastToken(viewMode: .sourceAccurate)
    else { return false }
    let leading = token.position.utf8Offset...token.positionAfterSkippingLeadingTrivia.utf8Offset
    let trailing = token.endPositionBeforeTrailingTrivia.utf8Offset...token.endPosition.utf8Offset
    func contains(_ space: ClosedRange<Int>) -> Bool {
      space.contains(known.lowerBound) && space.contains(known.upperBound)
    }
    let space = contains(leading) ? leading : trailing
    guard contains(space), space.count > 1 else { return false }
    // The whole space before and after the change, of which other parts may have changed before.
    let (first, last) = (read.place(of: space.lowerBound), read.place(of: space.upperBound))
    guard first <= range.lowerBound, range.upperBound <= last, last <= end else { return false }
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

/// The places of a part and its declaration in the present text.
private struct PartExtent {
  let part: any EditablePart
  /// The bytes of its code.
  let inside: Range<Int>
  let declaration: Range<Int>
  /// As it was read.
  let written: WrittenPart
  /// From the code back to the token before it, in bytes.
  private let anchorDistance: Int

  init?(_ part: any EditablePart) {
    guard let written = WrittenPart(part.written), let declaration = written.declaration else {
      return nil
    }
    (self.part, self.written) = (part, written)
    func range(_ start: AbsolutePosition, _ end: AbsolutePosition) -> Range<Int> {
      part.file.range(offset: start.utf8Offset, length: end.utf8Offset - start.utf8Offset)
    }
    let anchor = written.anchor.positionAfterSkippingLeadingTrivia
    if written.isBetweenBraces {
      // There may be nothing in between, which would have no place.
      let block = range(anchor, written.end.advanced(by: 1))
      guard block.count >= 2 else { return nil }
      inside = block.lowerBound + 1..<block.upperBound - 1
    } else {
      inside = range(written.start, written.end)
    }
    anchorDistance = inside.lowerBound - range(anchor, anchor).lowerBound
    self.declaration = range(
      declaration.positionAfterSkippingLeadingTrivia, declaration.endPositionBeforeTrailingTrivia)
  }

  /// The code at the same place of the same declaration, as it reads now.
  func code(of file: SourceFileSyntax, at bytes: Range<Int>, movedBy offset: Int) -> Syntax? {
    let anchor = AbsolutePosition(utf8Offset: bytes.lowerBound - anchorDistance + offset)
    guard let found = file.token(at: anchor)?.parent, found.kind == written.syntax.kind,
      let other = WrittenPart(found),
      other.anchor.positionAfterSkippingLeadingTrivia == anchor,
      other.start.utf8Offset == bytes.lowerBound + offset,
      other.end.utf8Offset == bytes.upperBound + offset,
      other.declaration?.kind == written.declaration?.kind, other.isPlain
    else { return nil }
    return found
  }
}
