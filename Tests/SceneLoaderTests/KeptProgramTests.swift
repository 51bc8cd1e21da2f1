import Foundation
import LayoutSolver
import Testing

@testable import SceneLoader

/// A new text of a scene leaves what it doesn't touch as it was read, and what the scene says and shows
/// is the same as when all of it is read again.
struct KeptProgramTests {
  private static let phone: LayoutSettings = {
    Device.named("iphone-16-pro")?.settings(.portrait)
      ?? LayoutSettings(container: LayoutContainer(size: Size(width: 402, height: 874)))
  }()

  /// One scene of which is kept what can be, and one that is read whole, to which the same happens.
  private final class Pair {
    let kept: Scene
    let whole: Scene
    private(set) var files: [Scene.File]

    init(_ kept: Scene, _ whole: Scene) {
      files = kept.files
      (self.kept, self.whole) = (kept, whole)
      whole.keepsProgram = false
    }

    convenience init(_ files: [Scene.File]) {
      self.init(Scene(files: files, name: "-"), Scene(files: files, name: "-"))
    }

    /// Saves other texts in both.
    /// - Returns: whether the one was kept.
    func save(_ files: [Scene.File]) -> Bool {
      self.files = files
      let before = kept.loads
      kept.edit(files)
      whole.edit(files)
      return kept.loads == before
    }

    /// Lays both out and presses a button; returns the first thing that they say or show differently.
    func difference(pressing button: Int? = nil) -> String? {
      let results = [kept, whole].map { $0.layout(KeptProgramTests.phone) }
      let (ours, theirs) = (words(kept, results[0]), words(whole, results[1]))
      if let button {
        for result in results {
          let taps = result.result?.nodes.compactMap(\.tap) ?? []
          if !taps.isEmpty { taps[button % taps.count]() }
        }
      }
      let first = zip(ours, theirs).first { $0 != $1 }
      return first.map { "kept: \($0)\nwhole: \($1)" }
        ?? (ours.count == theirs.count ? nil : "\(ours.count) for \(theirs.count) lines")
    }

    /// All but the passes: what is presented when a file is saved may take one more or less to know.
    private func words(_ scene: Scene, _ outcome: SceneResult) -> [String] {
      let said = (scene.diagnostics + outcome.diagnostics + outcome.notes).map { "\($0)" }
      let shown = scene.shownViews.map { "\($0)" } + ["\(scene.rootName ?? "")"]
      let nodes = (outcome.result?.nodes.map { $0 } ?? []).map {
        "\($0.name) \($0.frame) \($0.textLines) \($0.detail) \(String(describing: $0.source))"
      }
      let events = (outcome.result?.events.map { $0 } ?? []).map {
        "\($0.phase) \($0.node) \($0.rule) \($0.operands) \($0.answer)"
      }
      return said + shown + nodes + outcome.output + events
        + ["\(outcome.reads)", "\(outcome.isPartial)"]
    }
  }

  private static let first = """
    import SwiftUI
    // What all rows show.
    let gap: CGFloat = 4
    fileprivate let title = "first"
    struct Point { var x: Int = 1 }
    extension Point { var doubled: Int { x * 2 } }
    struct Row: View {
      let point: Point
      @State private var count = 0
      init(point: Point) { self.point = point }
      func words(_ number: Int) -> String { "row \\(number)" }
      var body: some View {
        HStack(spacing: gap) {
          Text(words(point.doubled)).padding(3)
          Button("more \\(count)") { count += 1 }
        }
      }
    }
    struct Content: View {
      private var rows: [Point] { [Point(x: 1), Point(x: 2)] }
      var body: some View {
        VStack { ForEach(rows, id: \\.x) { Row(point: $0) }; Text(title); Other() }
      }
    }
    #Preview("All") { Content() }

    """

  private static let second = """
    import SwiftUI
    private let name = "second"
    private func text() -> String { name + "!" }
    struct Other: View {
      @State private var isOn = false
      var body: some View {
        Toggle(text(), isOn: $isOn).fancyMotion(2)
      }
    }

    """

  struct Edit: CustomTestStringConvertible, Sendable {
    var file = 0
    let old: String
    let new: String
    let isKept: Bool
    var testDescription: String { "\(old) → \(new)" }
  }

  @Test(
    "Each edit keeps what it can, and shows what a scene read whole shows",
    arguments: [
      Edit(old: "padding(3)", new: "padding(12)", isKept: true),
      Edit(old: "\"row \\(number)\"", new: "return \"line \" + String(number)", isKept: true),
      Edit(old: "x * 2", new: "x * 2 + 1", isKept: true),
      Edit(old: "count += 1", new: "count += 2", isKept: true),
      Edit(old: "Text(title)", new: "Text(title).bold(); Text(\"\\(gap)\")", isKept: true),
      Edit(old: "[Point(x: 1), Point(x: 2)]", new: "(1...5).map { Point(x: $0) }", isKept: true),
      Edit(old: "// What all rows show.", new: "// What\n// all rows\n\n// show.", isKept: true),
      Edit(old: "\nstruct Content", new: "\n\n/* More. */\nstruct Content", isKept: true),
      Edit(
        old: "#Preview(\"All\") { Content() }\n", new: "#Preview(\"All\") { Content() }\n\n// End",
        isKept: true),
      Edit(file: 1, old: "name + \"!\"", new: "name + \"?\" + name", isKept: true),
      // It has the same warning.
      Edit(file: 1, old: "fancyMotion(2)", new: "fancyMotion(3)", isKept: true),
      Edit(file: 1, old: "fancyMotion(2)", new: "fancyMotions(3)", isKept: false),
      // An initial value, an initialiser's body, a preview are another.
      Edit(old: "let gap: CGFloat = 4", new: "let gap: CGFloat = 40", isKept: true),
      Edit(old: "var x: Int = 1", new: "var x: Int = 3", isKept: true),
      Edit(old: "self.point = point", new: "self.point = Point(x: 7)", isKept: true),
      Edit(old: "{ Content() }", new: "{ Content().padding() }", isKept: true),
      Edit(old: "(\"All\")", new: "(\"One\")", isKept: true),
      Edit(old: "count = 0", new: "count = 10 + 5", isKept: true),
      Edit(file: 1, old: "isOn = false", new: "isOn = true", isKept: true),
      Edit(file: 1, old: "\"second\"", new: "\"third\"", isKept: true),
      Edit(old: "\"first\"", new: "[\"a\", \"b\"].joined()", isKept: true),
      Edit(old: "count = 0", new: "count = 0.5", isKept: false),
      Edit(old: "count = 0", new: "count = 0, more = 1", isKept: false),
      Edit(old: "count = 0", new: "count = 0; let more = 1", isKept: false),
      Edit(old: "count = 0", new: "count: Int = 0", isKept: false),
      Edit(old: "count = 0", new: "count = missing", isKept: false),
      Edit(old: "\"first\"", new: "nil", isKept: false),
      Edit(old: "\"first\"", new: "\"first\" {}", isKept: false),
      Edit(old: "self.point = point", new: "count = 2", isKept: false),
      Edit(
        old: "{ Content() }", new: "{ @Previewable @State var a = 1; Content() }", isKept: false),
      Edit(old: "{ Content() }", new: "{ Contents() }", isKept: false),
      Edit(old: "#Preview", new: "#Previews", isKept: false),
      // A type, a signature, a conformance are another.
      Edit(old: "var x: Int = 1", new: "var x: Int = 3; var y = 2", isKept: false),
      Edit(old: "_ number: Int", new: "_ number: Double", isKept: false),
      Edit(old: "struct Point {", new: "struct Point: Hashable {", isKept: false),
      Edit(
        file: 1, old: "struct Other",
        new: "extension Point { var tripled: Int { x * 3 } }\nstruct Other",
        isKept: false),
      // What a body declares or names may be the whole program's.
      Edit(old: "x * 2", new: "struct Two { let n = 2 }; return x * Two().n", isKept: false),
      Edit(old: "x * 2", new: "#line", isKept: false),
      Edit(
        old: "count += 1", new: "[weak object = Model()] in count += 1; _ = object", isKept: false),
      Edit(old: "x * 2", new: "title.count", isKept: true),
      Edit(old: "x * 2", new: "name.count", isKept: false),
      Edit(old: "x * 2", new: "x * } var three: Int { 3", isKept: false),
      Edit(old: "x * 2", new: "x * 2 } var three: Int { 3", isKept: false),
      Edit(old: "x * 2", new: "get { x * 3 }", isKept: false),
      Edit(old: "x * 2", new: "x * 2 /*", isKept: false),
      Edit(old: "padding(3)", new: "paddin(3)", isKept: false),
      Edit(old: "// What all rows show.", new: "let more = 1", isKept: false),
      Edit(old: "\nextension Point", new: "; extension Point", isKept: false),
    ])
  func edits(_ edit: Edit) throws {
    let files = [
      Scene.File(name: "A.swift", text: Self.first), Scene.File(name: "B.swift", text: Self.second),
    ]
    let pair = Pair(files)
    try #require(!pair.kept.hasErrors)
    #expect(pair.difference(pressing: 0) == nil)
    var edited = files
    try #require(edited[edit.file].text.contains(edit.old))
    edited[edit.file].text = edited[edit.file].text.replacingOccurrences(
      of: edit.old, with: edit.new)
    #expect(pair.save(edited) == edit.isKept)
    #expect(pair.difference(pressing: 1) == nil)
    // And back, with something else beside it.
    var other = files
    other[0].text = other[0].text.replacingOccurrences(of: "row ", with: "a longer row ")
    _ = pair.save(files)
    #expect(pair.difference(pressing: 2) == nil)
    #expect(pair.save(other))
    #expect(pair.difference() == nil)
  }

  @Test("An error elsewhere stays, and so does what it breaks, wherever it stands then")
  func errorsElsewhere() throws {
    let text = """
      import SwiftUI
      struct Broken: View { var body: some View { Text(missing) } }
      typealias Far = Nowhere
      func number(_ value: Int = unknown) -> Int { value }
      struct Content: View {
        var words: String { "a" }
        var count: Int { number() }
        var other: Int { number(2) }
        var body: some View { VStack { Text(words); Broken().tilted(3); Text("\\(other)") } }
      }
      struct Last: View { var body: some View { VStack { Text("last"); Text(absent) } } }
      #Preview { Content() }
      #Preview { Last() }
      """
    let pair = Pair([Scene.File(name: "A.swift", text: text)])
    try #require(pair.kept.hasErrors)
    #expect(pair.difference() == nil)
    func saves(_ old: String, _ new: String) -> Bool {
      let isKept = pair.save([Scene.File(name: "A.swift", text: text.replacing(old, with: new))])
      #expect(pair.difference() == nil)
      return isKept
    }
    #expect(saves("\"a\"", "// A longer one\n\"a longer one\""))
    #expect(saves("\"a\"", "\"b\"\n\n\n"))
    #expect(!saves("Text(missing)", "Text(\"there\")"), "it was broken")
    #expect(!saves("number()", "4"), "only it used the argument that has an error")
    #expect(!saves("\"a\"", "typo"), "it has an error now")
    #expect(!saves("\"a\"", "\"c\""))
    #expect(saves("\"a\"", "\"d\""))
    #expect(saves("\"a\"", "\"a\""))
    #expect(saves("func number", "// More.\nfunc number"))
  }

  @Test("What is put into a text stays where it was put")
  func insertions() throws {
    let card = """
      import SwiftUI
      struct Card: View {
        let title: String
        var words: String { "a " + title }
        var body: some View { Text(words).padding(3) }
      }
      private func unused() -> Int { 1 }
      // End.

      """
    let previews = """
      #Preview {
        @Previewable @State var count = 1
        Button("\\(count)") { count += 1 }
      }
      #Preview { @Previewable @State var on = true; Toggle("On", isOn: $on) }

      """
    for text in [card, previews + card, card + previews] {
      let pair = Pair([Scene.File(name: "A.swift", text: text)])
      try #require(!pair.kept.hasErrors)
      #expect(pair.difference(pressing: 0) == nil)
      func saves(_ old: String, _ new: String) -> Bool {
        _ = pair.save([Scene.File(name: "A.swift", text: text)])
        #expect(pair.difference() == nil)
        let isKept = pair.save([Scene.File(name: "A.swift", text: text.replacing(old, with: new))])
        #expect(pair.difference(pressing: 0) == nil)
        return isKept
      }
      #expect(saves("\"a \"", "\"a longer one, \""))
      #expect(saves("padding(3)", "padding(3).border(.red)\n\n"))
      #expect(saves("struct Card", "// More.\nstruct Card"))
      #expect(!saves("let title: String", "let title: String; let more = 2"))
      #expect(saves("{ 1 }", "{ 2 }"))
      if text != card { #expect(!saves("count += 1", "count += 2")) }
      #expect(!saves("// End.", "// End.\nlet more = 1"))
    }
  }

  @Test("Conditions behind an expression are resolved in a body that is read again")
  func postfixConditions() throws {
    let text = """
      import SwiftUI
      struct Content: View {
        var body: some View {
          Text("one")
            #if os(iOS)
            .padding(7)
            #else
            .padding(70)
            #endif
            .border(.red)
        }
      }
      """
    let pair = Pair([Scene.File(name: "A.swift", text: text)])
    #expect(pair.difference() == nil)
    for (old, new) in [
      ("one", "a longer one"), ("padding(7)", "padding(9)"), ("os(iOS)", "os(macOS)"),
    ] {
      _ = pair.save([Scene.File(name: "A.swift", text: text)])
      #expect(pair.save([Scene.File(name: "A.swift", text: text.replacing(old, with: new))]))
      #expect(pair.difference() == nil)
    }
  }

  @Test("An edit of what a preview provider shows is kept")
  func providers() {
    let text = """
      import SwiftUI
      struct Card<Content: View>: View {
        @ViewBuilder var content: (Int) -> Content
        var body: some View { content(3).padding(3) }
      }
      struct Card_Previews: PreviewProvider {
        static var previews: some View {
          VStack {
            Card { count in
              Label {
                Text("one")
              } icon: {
                marks(count: count)
              }
            }
            .border(.quaternary)
          }
        }
        @ViewBuilder
        static func marks(count: Int) -> some View {
          if count > 2 { Image(systemName: "star") } else { Text("two") }
        }
      }
      """
    let pair = Pair([Scene.File(name: "A.swift", text: text)])
    #expect(pair.difference() == nil)
    for word in ["one", "two", "star"] {
      let longer = text.replacing("\"\(word)\"", with: "\"\(word) more\"")
      #expect(pair.save([Scene.File(name: "A.swift", text: longer)]), "\(word)")
      #expect(pair.difference() == nil)
      #expect(pair.save([Scene.File(name: "A.swift", text: text)]))
    }
  }

  @Test(
    "Conditions in a body are resolved when it is read again",
    arguments: [
      ("\"phone\"", "\"a small phone\""), ("\"desk\"", "\"desktop\""), ("os(iOS)", "os(macOS)"),
      ("return 4", "return 40"), ("return 8", "return 80"), ("#else // rest", "#elseif os(iOS)"),
    ])
  func conditions(old: String, new: String) {
    let text = """
      import SwiftUI
      struct Content: View {
        func gap() -> CGFloat {
          #if DEBUG
          return 4
          #else
          return 8
          #endif
        }
        var body: some View {
          VStack(spacing: gap()) {
            Text("one")
            #if os(iOS)
            Text("phone").padding(7)
            #else // rest
            Text("desk").padding(70)
            #endif
          }
        }
      }
      """
    let pair = Pair([Scene.File(name: "A.swift", text: text)])
    #expect(pair.difference() == nil)
    #expect(pair.save([Scene.File(name: "A.swift", text: text.replacing(old, with: new))]))
    #expect(pair.difference() == nil)
    #expect(pair.save([Scene.File(name: "A.swift", text: text)]))
    #expect(pair.difference() == nil)
  }

  @Test("Code that isn't compiled may change, as far as nobody looks for its names")
  func inactiveCode() {
    let text = """
      import SwiftUI
      #if os(macOS)
      import AppKit
      struct Window: View { var body: some View { Text("desk").padding(70) } }
      #endif
      struct Content: View {
        #if canImport(UnknownKit)
        func start() { let seconds = 60; print("hidden", seconds) }
        #else
        let title = "one"
        #endif
        var body: some View { VStack { Text(title).padding(3); Text("two") } }
      }
      """
    let pair = Pair([Scene.File(name: "A.swift", text: text)])
    #expect(pair.difference() == nil)
    func saves(_ changes: [(String, String)]) -> Bool {
      let new = changes.reduce(text) { $0.replacing($1.0, with: $1.1) }
      defer { #expect(pair.difference() == nil) }
      return pair.save([Scene.File(name: "A.swift", text: new)])
    }
    #expect(saves([("seconds = 60", "seconds = 601")]))
    #expect(saves([("seconds = 60", "seconds = 6012"), ("desk", "desktop")]))
    #expect(saves([("desk", "my desk"), ("\"two\"", "\"three\"")]))
    #expect(saves([("func start() {", "func start() {\n    let more = 1\n")]))
    #expect(saves([]))
    for refused in [
      ("\"hidden\"", "\"hidden"), ("func start", "#endif\n#if true\nfunc start"),
      ("import AppKit", "import Cocoa"), ("title = \"one\"", "titles = \"one\""),
      ("canImport(UnknownKit)", "canImport(UIKit)"),
    ] {
      #expect(!saves([refused]), "\(refused)")
      _ = saves([])
    }
  }

  @Test("What is said once of a name is said of the first place that has it")
  func namesSaidOnce() {
    let first = """
      import SwiftUI
      import Unknown
      struct Content: View {
        var body: some View { VStack { Text("one"); UnknownBadge(); Middle(); Last() } }
      }
      struct Middle: View { var body: some View { Text("two") } }
      """
    let second = """
      import SwiftUI
      import Unknown
      struct Last: View { var body: some View { VStack { Text("three"); UnknownBadge() } } }
      """
    let pair = Pair([
      Scene.File(name: "A.swift", text: first), Scene.File(name: "B.swift", text: second),
    ])
    #expect(pair.difference() == nil)
    func saves(_ first: String, _ second: String) -> Bool {
      defer { #expect(pair.difference() == nil) }
      return pair.save([
        Scene.File(name: "A.swift", text: first), Scene.File(name: "B.swift", text: second),
      ])
    }
    for word in ["one", "two", "three"] {
      let longer = "\"\(word), longer\""
      #expect(
        saves(
          first.replacing("\"\(word)\"", with: longer),
          second.replacing("\"\(word)\"", with: longer)))
      #expect(saves(first, second))
    }
    // Neither of these is said of the same place as before.
    _ = saves(first.replacing("UnknownBadge(); ", with: ""), second)
    _ = saves(first.replacing("Text(\"two\")", with: "UnknownBadge()"), second)
    _ = saves(first, second)
  }

  @Test("A comment is typed and taken back letter by letter")
  func comments() {
    let start = Self.first.replacing("; Other()", with: "")
    let pair = Pair([Scene.File(name: "A.swift", text: start)])
    #expect(pair.difference() == nil)
    func saves(_ comment: String, _ other: String = "struct Row") -> Bool {
      let text = start.replacing("// What all", with: "// What \(comment)all")
        .replacing("struct Row", with: other)
      defer { #expect(pair.difference() == nil) }
      return pair.save([Scene.File(name: "A.swift", text: text)])
    }
    for comment in ["a", "ab", "abc", "ac", "aXc", "c", "", "abcde", "ae", "a\n// e", ""] {
      #expect(saves(comment), "\(comment)")
    }
    #expect(saves("more", "/* a */struct Row"))
    #expect(saves("m", "struct Row"))
    #expect(!saves("m\nlet more = 1\n// "))
    #expect(!saves("m */", "/* struct Row"))
  }

  @Test("Edits of several bodies at once are kept if each of them can be")
  func severalBodies() throws {
    let files = [
      Scene.File(name: "A.swift", text: Self.first), Scene.File(name: "B.swift", text: Self.second),
    ]
    let pair = Pair(files)
    #expect(pair.difference(pressing: 0) == nil)
    func saves(_ edits: KeyValuePairs<String, String>, pressing button: Int) -> Bool {
      var edited = files
      for (old, new) in edits {
        for index in edited.indices {
          edited[index].text = edited[index].text.replacingOccurrences(of: old, with: new)
        }
      }
      let isKept = pair.save(edited)
      #expect(pair.difference(pressing: button) == nil)
      return isKept
    }
    let three: KeyValuePairs = [
      "x * 2": "x * 3 + 1", "padding(3)": "padding(9)\n.border(.red)",
      "Text(title)": "Text(title + title)",
    ]
    #expect(saves(three, pressing: 1))
    #expect(
      saves(
        [
          "x * 2": "2", "count += 1": "count += 3", "name + \"!\"": "name",
        ],
        pressing: 2))
    #expect(saves(["row \\(number)": "\\(number)", "[Point(x: 1), ": "["], pressing: 1))
    #expect(saves(["x * 2": "x", "gap: CGFloat = 4": "gap: CGFloat = 9"], pressing: 0))
    #expect(!saves(["x * 2": "x", "gap: CGFloat = 4": "gap: CGFloat = 4; let a = 1"], pressing: 0))
    #expect(!saves(["x * 2": "x +", "padding(3)": "padding(5)"], pressing: 0))
    #expect(!saves([:], pressing: 2))
    #expect(saves(three, pressing: 0))
    #expect(saves([:], pressing: 1))
    #expect(saves(["// What": "// All that", "x * 2": "2", "row ": "line "], pressing: 2))
  }

  @Test("Initial values are edited, and what was made of them before is made again")
  func initialValues() throws {
    let text = """
      import SwiftUI
      @propertyWrapper struct Bounded {
        var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, most) } }
        let most: Int
        init(wrappedValue: Int, _ most: Int) { (self.wrappedValue, self.most) = (wrappedValue, most) }
      }
      enum Kind: String, CaseIterable { case small = "s", large }
      struct Item: Identifiable {
        let id = "item"
        var title = "plain"
        var size = Size(), kind: Kind? = .small
        struct Size { var width: CGFloat = 40, height: CGFloat = 20 }
        static let samples = [Item(), Item(title: "two", kind: nil)]
        static var shared = Item(title: "shared")
        static let all: [Kind: Int] = Dictionary(
          uniqueKeysWithValues: Kind.allCases.enumerated().map { ($1, $0) })
      }
      @Observable class Model {
        var counts = [1, 2, 3]
        var last: Int { counts.last ?? 0 }
        init(more: Int = 4) { counts.append(more) }
        deinit { print("gone") }
      }
      private let (near, far) = (3, 30)
      let margins = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      struct Content: View {
        @State private var model = Model()
        @State private var open: Set<String> = ["a"]
        @AppStorage("name") var name = "stored"
        @Bounded(50) var bounded = 60
        @ScaledMetric var scaled = 12
        @Environment(\\.colorScheme) var scheme
        let format: (Int) -> String = { number in "n \\(number)" }
        lazy var late = samples.count
        private let samples: [Item] = Item.samples
        var body: some View {
          VStack(spacing: CGFloat(near)) {
            ForEach(samples, id: \\.title) {
              Text($0.title).frame(width: $0.size.width, height: $0.size.height)
            }
            Text(Item.shared.title + name + Kind.small.rawValue).padding(margins)
            Text("\\(bounded) \\(Item.all.count) \\(open.count) \\(format(model.last))")
            Button("\\(model.counts.count)") { model.counts.append(far); Item.shared.title += "!" }
              .padding(scaled)
          }
        }
      }
      #Preview("Light", traits: .landscapeLeft) { Content().padding(5) }
      struct Second_Previews: PreviewProvider { static var previews: some View { Content() } }
      """
    let pair = Pair([Scene.File(name: "A.swift", text: text)])
    try #require(!pair.kept.hasErrors, "\(pair.kept.diagnostics)")
    #expect(pair.difference(pressing: 0) == nil)
    func saves(_ old: String, _ new: String) -> Bool {
      #expect(text.contains(old))
      let new = text.replacing(old, with: new)
      let isKept = pair.save([Scene.File(name: "A.swift", text: new)])
      #expect(pair.difference(pressing: 0) == nil, "\(old)")
      return isKept
    }
    for (old, new) in [
      ("\"plain\"", "\"longer\" + \"plain\""), ("width: CGFloat = 40", "width: CGFloat = 400"),
      ("height: CGFloat = 20", "height: CGFloat = .infinity"), ("Size(),", "Size(width: 80),"),
      ("Kind? = .small", "Kind? = nil"), ("title: \"two\"", "title: \"three\""),
      ("title: \"shared\"", "title: Item.samples[1].title"), ("($1, $0)", "($1, $0 + 1)"),
      ("[1, 2, 3]", "[1, 2, 3, 4]"), ("append(more)", "append(more * 2)"), ("gone", "left"),
      ("leading: 2", "leading: 20"), ("[\"a\"]", "[\"a\", \"b\"]"), ("\"stored\"", "\"kept\""),
      ("bounded = 60", "bounded = 6"), ("scaled = 12", "scaled = 31"),
      ("\"n \\(number)\"", "String(number)"), ("= samples.count", "= samples.count + 1"),
      ("= Item.samples\n", "= Item.samples.reversed()\n"), ("= Model()", "= Model(more: 9)"),
      ("padding(5)", "padding(50)"), ("(50)", "(5)"), ("\"name\"", "\"other\""),
      ("\"Light\", traits: .landscapeLeft", "\"Dark\""),
    ] {
      #expect(saves(old, new), "\(old)")
      #expect(saves(old, old), "back: \(old)")
    }
    for (old, new) in [
      ("= \"s\"", "= \"t\""), ("(3, 30)", "(4, 40)"), ("(50)", "()"),
      ("\\.colorScheme", "\\.displayScale"), ("(50)", "(0.5)"), ("\"plain\"", "1"),
      ("= Model()", "= Optional(Model())"), ("more: Int = 4", "more: Int = 5"),
      ("counts.append(more)", "counts = [Item()]"),
    ] {
      _ = saves(old, new)
      _ = saves(old, old)
    }
  }

  @Test("What an observer reads of the old value follows its text")
  func observers() {
    let text = """
      import SwiftUI
      struct Model {
        var log = ""
        var count = 1 { didSet { log += "\\(count) " } }
      }
      struct Content: View {
        @State private var model = Model()
        var body: some View { Button(model.log) { model.count += 2 } }
      }
      """
    let pair = Pair([Scene.File(name: "A.swift", text: text)])
    #expect(pair.difference(pressing: 0) == nil)
    for new in ["\\(oldValue) to \\(count)", "\\(count)!", "\\(oldValue)"] {
      let edited = text.replacing("\\(count) ", with: new)
      _ = pair.save([Scene.File(name: "A.swift", text: edited)])
      #expect(pair.difference(pressing: 0) == nil)
      #expect(pair.difference() == nil)
    }
  }

  @Test("Both accessors of a property are edited")
  func accessors() throws {
    let text = """
      import SwiftUI
      struct Content: View {
        @State private var stored = 1
        private var count: Int {
          get {
            stored + 1
          }
          nonmutating set {
            stored = newValue
          }
        }
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      """
    let pair = Pair([Scene.File(name: "A.swift", text: text)])
    #expect(pair.difference(pressing: 0) == nil)
    let edited = text.replacing("stored + 1", with: "stored * 100").replacing(
      "stored = newValue", with: "stored = 2 * newValue")
    _ = pair.save([Scene.File(name: "A.swift", text: edited)])
    #expect(pair.difference(pressing: 0) == nil)
    #expect(pair.difference() == nil)
  }

  @Test("One body is edited again and again")
  func manyEdits() throws {
    let pair = Pair([Scene.File(name: "A.swift", text: Self.first.replacing("; Other()", with: ""))]
    )
    #expect(pair.difference() == nil)
    let text = pair.files[0].text
    var kept = 0
    for number in 0..<30 {
      var words = String(repeating: "wide ", count: number % 7)
      if number % 3 == 0 { words += "\n// \(number)" }
      let edited = text.replacing("padding(3)", with: "padding(\(number)) /* \(words) */")
        .replacing("// What", with: number % 5 == 0 ? "// \(number)" : "// What")
      kept += pair.save([Scene.File(name: "A.swift", text: edited)]) ? 1 : 0
      #expect(pair.difference(pressing: number) == nil)
    }
    #expect(kept > 15)
  }

  /// One edit by lot, mostly one that leaves the scene whole.
  static func edited(_ text: String, _ lot: inout Lot) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = lot.below(lines.count)
    switch lot.below(9) {
    case 0, 1, 2:
      let numbered = lines.indices.filter { lines[$0].contains(where: \.isNumber) }
      guard !numbered.isEmpty else { return text }
      let index = lot.among(numbered)
      let digits = lines[index].firstIndex(where: \.isNumber) ?? lines[index].startIndex
      lines[index].replaceSubrange(digits...digits, with: "\(1 + lot.below(60))")
    case 3: lines.insert("// note \(lot.below(100))", at: line)
    case 4: lines.insert("", at: line)
    case 5:
      let pairs = [
        ("true", "false"), (".leading", ".trailing"), ("VStack", "HStack"), ("Int", "Double"),
        (".headline", ".caption"), ("private ", ""), ("let ", "var "),
      ]
      let (old, new) = lot.among(pairs)
      let having = lines.indices.filter { lines[$0].contains(old) }
      guard !having.isEmpty else { return text }
      let index = lot.among(having)
      lines[index] = lines[index].replacing(old, with: new)
    case 6: lines.append("extension String { var shown\(lot.below(50)): String { self + \"!\" } }")
    case 7: lines.insert(lines[line], at: line)
    default: lines.remove(at: line)
    }
    return lines.joined(separator: "\n")
  }

  /// Edits by lot, each followed by a layout and a press.
  private static func attack(
    _ files: [Scene.File], seed: UInt64, steps: Int
  ) -> (difference: String?, kept: Int) {
    attack(Pair(files), seed: seed, steps: steps)
  }

  private static func attack(
    _ pair: Pair, seed: UInt64, steps: Int
  ) -> (difference: String?, kept: Int) {
    let files = pair.files
    var lot = Lot(state: seed &* 0x2545_F491_4F6C_DD1D | 1)
    var difference = pair.difference(pressing: 0)
    var kept = 0
    for _ in 0..<steps where difference == nil {
      var next = pair.files
      if pair.kept.hasErrors, lot.isLucky(2) {
        next = files
      } else {
        let file = lot.below(next.count)
        next[file].text = edited(next[file].text, &lot)
      }
      kept += pair.save(next) ? 1 : 0
      difference = pair.difference(pressing: lot.below(9)).map {
        files.count > 2 ? $0 : "\($0)\n\(next.map(\.text).joined(separator: "\n---\n"))"
      }
    }
    return (difference, kept)
  }

  @Test("Edits by lot of scenes in the styles people write", arguments: CorpusTests.paths)
  func scenes(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    // By the file's name alone, so that a clone elsewhere takes the same steps.
    let name = path.split(separator: "/").last ?? ""
    let seed = UInt64(name.utf8.reduce(7) { $0 &* 31 &+ UInt32($1) })
    let steps = ProcessInfo.processInfo.environment["REFLOW_EDITS"].flatMap(Int.init) ?? 2
    let outcome = Self.attack([Scene.File(name: "a.swift", text: text)], seed: seed, steps: steps)
    #expect(outcome.difference == nil)
  }

  @Test("Edits by lot of two files and of random scenes", arguments: 1...4)
  func randomScenes(seed: UInt64) {
    let files = [
      Scene.File(name: "A.swift", text: Self.first), Scene.File(name: "B.swift", text: Self.second),
    ]
    let steps = ProcessInfo.processInfo.environment["REFLOW_EDITS"].flatMap(Int.init) ?? 12
    let outcome = Self.attack(files, seed: seed, steps: steps)
    #expect(outcome.difference == nil)
    let random = [Scene.File(name: "a.swift", text: RandomScene(seed: seed).text)]
    let other = Self.attack(random, seed: seed, steps: steps)
    #expect(other.difference == nil)
    #expect(outcome.kept + other.kept > 2)
  }

  /// Edits a file or folder of one's own: see Tests/README.md.
  @Test("Edits by lot of what is asked for")
  func given() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment["REFLOW_EDITED"] else { return }
    let steps = environment["REFLOW_EDITS"].flatMap(Int.init) ?? 20
    let pair = Pair(try Scene(path: path), try Scene(path: path))
    let outcome = Self.attack(pair, seed: 3, steps: steps)
    #expect(outcome.difference == nil)
    print("\(outcome.kept) of \(steps) edits of \(path) kept")
  }
}
