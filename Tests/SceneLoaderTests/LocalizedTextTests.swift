import LayoutSolver
import SceneLoader
import Testing

/// Literals where a text is wanted are `LocalizedStringKey`s (Apple's documentation of `Text`):
/// Markdown with values set into it as C's format writes them in the language.
struct LocalizedTextTests {
  @Test(
    arguments: [
      (
        #"Text("**bold** and *italic* and `code` [link](https://a.b)")"#,
        "bold and italic and code link"
      ),
      (#"Text(verbatim: "**bold**")"#, "**bold**"),
      (#"Text(mark)"#, "**x**"),
      (#"Text("a " + mark)"#, "a **x**"),
      (#"Text(LocalizedStringKey(mark))"#, "x"),
      (#"Text(.init(mark))"#, "x"),
      // Automatic grammar agreement, as Apple's documentation of it shows.
      (
        #"Text("^[\(3) new person](inflect: true) for ^[\(1) box](inflect: true)")"#,
        "3 new people for 1 box"
      ),
      (
        #"Text("^[\(0) category](inflect: true), ^[\(1200) **day**](inflect: true)")"#,
        "0 categories, 1,200 days"
      ),
      (#"Text("2^3 ^[no noun](color: 'red') ^x")"#, "2^3 no noun ^x"),
      // An exclamation mark begins an image only before a bracket.
      (#"Text("**Hi!** there ![sun](sun.png)")"#, "Hi! there sun"),
      // CommonMark's rules for emphasis, and what opens or closes nothing.
      (#"Text("***a** b* [x] [y](z <w> **a* ~~b~ `c``")"#, "a b [x] [y](z <w> *a ~~b~ `c``"),
      // What is set in is not read as Markdown.
      (#"Text("**\(mark)**")"#, "**x**"),
      (#"Text(mark.isEmpty ? "**a**" : "**b**")"#, "b"),
      (#"Text("snake_case_name 2 * 3 * 4 \\*no\\*")"#, "snake_case_name 2 * 3 * 4 *no*"),
      // %lld, %lf and a specifier, with the language's groups of digits.
      (#"Text("\(12345) \(1.5) \(1234.567, specifier: "%.2f")")"#, "12,345 1.500000 1,234.57"),
      (#"Text(verbatim: "\(12345)")"#, "12345"),
      (#"Text("\(Text("a").bold()) \(12, format: .number)")"#, "a 12"),
      (#"Titled(title: "**t**")"#, "t"),
      ("Text(\"\"\"\n**a**\n\\(1000) b\n\"\"\")", "a\n1,000 b"),
      (#"Text("\(0.5 as NSNumber, formatter: percent)")"#, "50%"),
      (#"Button("**b** \(1000)") {}"#, "b 1,000"),
      (#"Button(mark) {}"#, "**x**"),
      (#"Text((try? AttributedString(markdown: "**s** t")) ?? AttributedString("no"))"#, "s t"),
    ])
  func shows(_ view: String, _ words: String) throws {
    #expect(try texts(view).map(\.detail) == ["\"\(words)\""])
  }

  /// What is bold is as wide as bold text, code as monospaced text.
  @Test(
    arguments: [
      (#"Text("**bold**")"#, #"Text(verbatim: "bold").bold()"#),
      (#"Text("`code`")"#, #"Text(verbatim: "code").monospaced()"#),
      (
        #"Text("a **b** c")"#,
        #"Text(verbatim: "a ") + Text(verbatim: "b").bold() + Text(verbatim: " c")"#
      ),
      (#"Text("**\(mark)**")"#, #"Text(verbatim: "**x**").bold()"#),
      (#"Text(large)"#, #"Text(verbatim: "a ") + Text(verbatim: "b").font(.largeTitle)"#),
    ])
  func measures(_ marked: String, _ plain: String) throws {
    let (size, expected) = (try texts(marked).first?.size, try texts(plain).first?.size)
    #expect(size == expected)
    #expect(size != nil)
  }

  /// A symbol in a line takes its own width.
  @Test func imagesStandInLines() throws {
    let texts = try texts(#"Text("\(Image(systemName: "star")) a")"#)
    let plain = try self.texts(#"Text(" a")"#)
    #expect(try #require(texts.first).size.width > #require(plain.first).size.width + 15)
  }

  /// Marks that are never closed, or closed all at the end: whatever is searched for each of them
  /// in all that follows takes longer than a layout may.
  @Test(arguments: [
    ("[", ""), ("[a](b", ""), ("[", "](b)"), ("<", ""), ("<a", ">"), ("*a ", ""), ("a* ", ""),
    ("*a **b ", ""), ("*a ", "a*"), ("_a *b _", ""), ("[](", ""), ("^[1 *a*](inflect: true)", ""),
  ])
  func manyMarks(opening: String, closing: String) throws {
    let scene = Scene(
      files: [
        Scene.File(
          name: "Marks.swift",
          text: """
            import SwiftUI
            let count = 60_000 / \(opening.count + closing.count)
            let text = String(repeating: "\(opening)", count: count)
              + String(repeating: "\(closing)", count: count)
            let key = LocalizedStringKey(text)
            #Preview { Color.red.navigationTitle(Text(key)).frame(width: 10) }
            """)
      ], name: "Marks")
    let settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: 100, height: 100)))
    #expect(scene.layout(settings).diagnostics.filter { $0.severity == .error } == [])
  }

  private func texts(_ view: String) throws -> [PlacedNode] {
    let text = """
      import SwiftUI
      struct Titled: View {
        let title: LocalizedStringKey
        var body: some View { Text(title) }
      }
      struct ContentView: View {
        let mark = "**x**"
        var percent: NumberFormatter {
          let formatter = NumberFormatter()
          formatter.numberStyle = .percent
          return formatter
        }
        var large: AttributedString {
          var text = AttributedString("a b")
          if let range = text.range(of: "b") { text[range].font = .largeTitle }
          return text
        }
        var body: some View { \(view) }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let settings = LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400)))
    let outcome = scene.layout(settings)
    #expect(outcome.diagnostics.map(\.message) == [])
    return try #require(outcome.result?.nodes).filter { $0.name == "Text" }
  }
}
