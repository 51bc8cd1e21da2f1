import LayoutSolver
import SceneLoader
import SwiftInterpreter
import Testing

/// What is said of a place in a scene's source: the types that the compiler has there.
struct SourceMeaningTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let code: String
    /// What stands at the place, once in the code; the place is its first character.
    let place: String
    let type: String
    var testDescription: String { "\(place) in \(code)" }

    init(_ code: String, _ place: String, _ type: String) {
      (self.code, self.place, self.type) = (code, place, type)
    }
  }

  private static func scene(_ text: String) -> Scene {
    Scene(files: [Scene.File(name: "Card.swift", text: text)], name: "Card.swift")
  }

  private static func meaning(of place: String, in text: String) throws -> SourceMeaning? {
    let range = try #require(text.range(of: place))
    let scene = Self.scene(text)
    let errors = scene.diagnostics.filter { $0.severity == .error && $0.location != nil }
    #expect(errors.map(\.message) == [])
    return scene.meaning(at: text[..<range.lowerBound].utf8.count, in: 0)
  }

  @Test(
    arguments: [
      Row("let a = names.map(\\.count)", "a = ", "[Int]"),
      Row("let b = names.first", "b = ", "String?"),
      Row("_ = names.first", "first", "String?"),
      Row("let c = size ?? 2", "c = ", "CGFloat"),
      Row("let d = [1: 2.5]", "d = ", "[Int : Double]"),
      Row("for name in names { _ = name.uppercased() }", "name.", "String"),
      Row("let e = { (x: Int) in x > 1 }", "e = ", "(Int) -> Bool"),
      Row("if let last = names.last { _ = last.isEmpty }", "last = ", "String"),
      Row("if let last = names.last { _ = last.isEmpty }", "isEmpty", "Bool"),
      Row("let f = names.map { $0.count }.filter { $0 > 1 }", "$0.", "String"),
      Row("let f = names.map { $0.count }.filter { $0 > 1 }", "$0 >", "Int"),
      Row("let g = names.enumerated().map { ($0.offset, $0.element) }", "g = ", "[(Int, String)]"),
      Row("let h = 3 * (size ?? 1)", "3", "CGFloat"),
      Row("let i = names.count > 1 ? 1 : 2.5", "1 :", "Double"),
      Row("let j = Set(names)", "j = ", "Set<String>"),
      Row("let k = other(names)", "other(names)", "([String]) -> Int"),
    ]) func typeInAFunction(_ row: Row) throws
  {
    let text = """
      func other(_ names: [String]) -> Int { names.count }
      func it(_ names: [String], _ size: CGFloat?) {
        \(row.code)
      }
      struct Shown: View { var body: some View { Text("") } }
      """
    #expect(try Self.meaning(of: row.place, in: text)?.type == row.type)
  }

  static let card = """
    import SwiftUI

    struct Item: Identifiable {
      let id: Int
      var name: String
    }

    struct Card: View {
      @State private var tally = 3
      let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

      var body: some View {
        VStack(alignment: .leading) {
          ForEach(items) { item in
            Text(item.name)
          }
          GeometryReader { proxy in
            Text("\\(proxy.size.width)")
          }
          Stepper("more", value: $tally)
          Text(total([1, 2]).formatted())
        }
      }

      func total(_ numbers: [Double]) -> Double { numbers.reduce(0, +) }
    }
    """

  @Test(
    arguments: [
      (
        "VStack",
        "VStack<TupleView<(ForEach<[Item], Int, Text>, GeometryReader<Text>, Stepper<Text>, Text)>>",
        nil
      ),
      (
        ".leading", "HorizontalAlignment",
        "static let HorizontalAlignment.leading: HorizontalAlignment"
      ),
      ("GeometryReader", "GeometryReader<Text>", nil),
      ("tally = 3", "Int", nil), ("items = ", "[Item]", nil),
      ("items) {", "[Item]", "let Card.items: [Item]"),
      ("name)", "String", "var Item.name: String"),
      ("proxy.", "GeometryProxy", "let proxy: GeometryProxy"),
      ("width)", "CGFloat", "var CGSize.width: CGFloat"), ("$tally", "Binding<Int>", nil),
      ("total([", "([Double]) -> Double", "func Card.total(_: [Double]) -> Double"),
      ("reduce", "(Double, (Double, Double) throws -> Double) -> Double", nil),
    ] as [(String, String, String?)]) func typeInAView(
      _ place: String, _ type: String, _ means: String?
    ) throws
  {
    let meaning = try #require(try Self.meaning(of: place, in: Self.card))
    #expect(meaning.type == type)
    if let means { #expect(meaning.declaration == means) }
  }

  /// What is asked about is lowered once more; the scene stays as it is.
  @Test func askingChangesNothing() throws {
    let scene = Self.scene(Self.card)
    let settings = try #require(Device.named("iphone-se-3")).settings(.portrait)
    let before = try #require(scene.layout(settings).result)
    for offset in stride(from: 0, to: Self.card.utf8.count, by: 7) {
      _ = scene.meaning(at: offset, in: 0)
    }
    #expect(scene.diagnostics == Self.scene(Self.card).diagnostics)
    let after = try #require(scene.layout(settings).result)
    #expect(after.nodes.map(\.frame) == before.nodes.map(\.frame))
    #expect(scene.meaning(at: 0, in: 0) == nil)
    #expect(scene.meaning(at: Self.card.utf8.count + 9, in: 0) == nil)
    #expect(scene.meaning(at: 0, in: 3) == nil)
  }
}
