import SwiftInterpreter

/// Scenes that aren't complete files: a bare view, a chain of modifiers, a `body`, a function that
/// makes a view. Code that Swift allows only in a view is put into one, and a note says so. Code
/// with `@Previewable` is put into one, too, as its macro does it.
struct SceneFragments {
  private(set) var files: [Interpreter.File] = []
  private(set) var notes: [SceneDiagnostic] = []

  init(_ scene: [Scene.File]) {
    var hasRoot = false
    var makers: [(file: Int, name: String)] = []
    for (file, parsed) in zip(scene, ParsedText.all(of: scene.map(\.text))) {
      var read = Interpreter.File(name: file.name, text: file.text)
      read.parsed = parsed
      let found = Self.fragments(parsed.items)
      for run in found.runs { notes.append(Self.note(run.name, at: run.range, in: file)) }
      let previews = parsed.closures(ofMacro: "Preview", marking: "Previewable").map {
        Self.view(of: $0, in: file.text)
      }
      // They aren't nested; a bare view may follow a preview.
      read.insertions = (found.runs.map(\.insertions) + previews)
        .sorted { ($0.first?.offset ?? 0) < ($1.first?.offset ?? 0) }.flatMap(\.self)
      hasRoot = hasRoot || !found.runs.isEmpty || found.hasTypes
      makers += found.makers.map { (files.count, $0) }
      files.append(read)
    }
    // A function that makes a view is shown if there is nothing else to show.
    guard !hasRoot, let maker = makers.last else { return }
    let end = files[maker.file].text.utf8.count
    files[maker.file].insertions.append(
      .init(offset: end, text: "\n#Preview { \(maker.name)() }"))
    notes.append(Self.note("what '\(maker.name)()' makes", at: 0..<end, in: scene[maker.file]))
  }

  /// Adds text at a file's end.
  mutating func add(_ text: String, to name: String) {
    guard let index = files.firstIndex(where: { $0.name == name }) else { return }
    files[index].insertions.append(.init(offset: files[index].text.utf8.count, text: "\n" + text))
  }

  /// Makes a view of a preview's statements: those with `@Previewable` are its properties, all
  /// others its body, including those moved from before a property.
  private static func view(
    of statements: [ParsedText.Statement], in text: String
  ) -> [Interpreter.File.Insertion] {
    guard let first = statements.first, let last = statements.last,
      let lastProperty = statements.lastIndex(where: \.isMarked)
    else { return [] }
    let name = "Previewed"
    var insertions = [
      Interpreter.File.Insertion(offset: first.range.lowerBound, text: "struct \(name): View { ")
    ]
    let bytes = Array(text.utf8)
    var moved = ""
    for statement in statements[..<lastProperty] where !statement.isMarked {
      moved += String(decoding: bytes[statement.range], as: UTF8.self) + "\n"
      insertions.append(.init(offset: statement.range.lowerBound, text: "/*"))
      insertions.append(.init(offset: statement.range.upperBound, text: "*/"))
    }
    // A statement after a property may follow a semicolon, or be on its line.
    let body =
      statements.dropFirst(lastProperty + 1).first?.range.lowerBound ?? last.range.upperBound
    insertions.append(.init(offset: body, text: "\nvar body: some View { \(moved)"))
    insertions.append(.init(offset: last.range.upperBound, text: "\n} }; \(name)()"))
    return insertions
  }

  /// Items in a row that are put into one view.
  private struct Run {
    /// What they become, in words.
    var name: String
    /// UTF-8 offsets.
    var range: Range<Int>
    var insertions: [Interpreter.File.Insertion]
  }

  private static func fragments(
    _ items: [ParsedText.Item]
  ) -> (runs: [Run], makers: [String], hasTypes: Bool) {
    // A playground's own code sets its live view.
    guard !items.contains(where: { $0.kind == .importing("PlaygroundSupport") }) else {
      return ([], [], true)
    }
    let makers = items.filter {
      if case .function(let result, needsArguments: false) = $0.kind {
        return result == "some View" || result == "AnyView"
      }
      return false
    }.map(\.name)
    let parts = items.split { item in
      switch item.kind {
      case .importing, .declaration: true
      default: false
      }
    }
    let runs = parts.enumerated().compactMap { run(Array($1), number: $0 + 1) }
    return (runs, makers, items.contains { $0.kind == .declaration })
  }

  private static func run(_ items: [ParsedText.Item], number: Int) -> Run? {
    let name = "Fragment\(number)"
    if items.contains(where: isBody) { return members(items, name) }
    guard let start = items.firstIndex(where: isCode), items.contains(where: isView) else {
      return nil
    }
    // Wrapped variables live in a view; others are seen from it where they are.
    let firstWrapped = items.firstIndex {
      if case .variable(_, isWrapped: true) = $0.kind { true } else { false }
    }
    guard let firstWrapped, firstWrapped < start else {
      return code(items[start...], before: "#Preview {", after: "}", "a preview's content")
    }
    var run = code(
      items[start...], before: "var body: some View {", after: "} }; #Preview { \(name)() }",
      "the body of a view")
    run.range = items[firstWrapped].range.lowerBound..<run.range.upperBound
    run.insertions.insert(
      .init(offset: run.range.lowerBound, text: "struct \(name): View { "), at: 0)
    return run
  }

  /// Properties and functions around a `body`.
  private static func members(_ items: [ParsedText.Item], _ name: String) -> Run {
    let range = items[0].range.lowerBound..<items[items.count - 1].range.upperBound
    return Run(
      name: "the members of a view", range: range,
      insertions: [
        .init(offset: range.lowerBound, text: "struct \(name): View { "),
        .init(offset: range.upperBound, text: "\n}; #Preview { \(name)() }"),
      ])
  }

  /// Statements that make a view.
  private static func code(
    _ items: ArraySlice<ParsedText.Item>, before: String, after: String, _ name: String
  ) -> Run {
    let range =
      items[items.startIndex].range.lowerBound..<items[items.endIndex - 1].range.upperBound
    var insertions = [Interpreter.File.Insertion(offset: range.lowerBound, text: before + " ")]
    for item in items {
      // Modifiers without a view get one.
      if case .expression(lacksBase: true) = item.kind {
        insertions.append(.init(offset: item.range.lowerBound, text: "Text(\"Content\")"))
      }
    }
    insertions.append(.init(offset: range.upperBound, text: "\n" + after))
    return Run(name: name, range: range, insertions: insertions)
  }

  private static func isBody(_ item: ParsedText.Item) -> Bool {
    if case .variable(isComputed: true, _) = item.kind { item.name == "body" } else { false }
  }

  private static func isCode(_ item: ParsedText.Item) -> Bool {
    switch item.kind {
    case .expression, .statement: true
    default: false
    }
  }

  /// Whether an expression looks like a view: a type's name, or modifiers alone.
  private static func isView(_ item: ParsedText.Item) -> Bool {
    guard case .expression(let lacksBase) = item.kind else { return item.kind == .statement }
    return lacksBase || item.name.first?.isUppercase == true
  }

  private static func note(
    _ name: String, at range: Range<Int>, in file: Scene.File
  ) -> SceneDiagnostic {
    let lines = file.text.utf8.prefix(range.lowerBound).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return SceneDiagnostic(
      severity: .note, identifier: .fragment,
      message: "this is no whole file; it is shown as \(name)",
      location: SceneLocation(
        file: file.name, line: lines.count, column: (lines.last?.count ?? 0) + 1,
        offset: range.lowerBound, length: 0))
  }
}
