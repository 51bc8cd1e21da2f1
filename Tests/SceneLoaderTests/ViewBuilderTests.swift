import LayoutSolver
import SceneLoader
import Testing

/// What is given to a view builder keeps its type, as `ViewBuilder`'s functions declare it: alone it is
/// what it was, nothing is an `EmptyView`, several are a `TupleView`, and so on.
struct ViewBuilderTests {
  private static let parts = """
    import SwiftUI
    protocol Named { var name: String { get } }
    protocol Ruled: View, Named { var width: CGFloat { get } }
    struct Rule: Ruled {
      var width: CGFloat = 3
      var name: String { "rule" }
      var body: some View { Color.gray.frame(width: width) }
    }
    enum Mark: View, Named {
      case dot
      var name: String { "mark" }
      var body: some View { Circle() }
    }
    struct Slot<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var kind: String { "\\(Content.self)" }
      var isEmpty: Bool { Content.self == EmptyView.self && content is EmptyView }
      var name: String { (content as? any Named)?.name ?? "none" }
      var body: some View { content }
    }
    extension Slot { var fits: String { "any" } }
    extension Slot where Content == Rule { var fits: String { "a rule of \\(Int(content.width))" } }
    extension Slot where Content == EmptyView { init() { self.init {} } }

    """

  private func texts(_ members: String) throws -> [String] {
    let text = Self.parts + members
    let scene = Scene(files: [.init(name: "-", text: text)], name: "-")
    #expect(scene.diagnostics.map(\.message) == [])
    let settings = LayoutSettings(container: LayoutContainer(size: Size(width: 800, height: 800)))
    let outcome = scene.layout(settings)
    #expect(outcome.diagnostics.map(\.message) == [])
    return try #require(outcome.result).nodes.flatMap(\.textLines)
  }

  @Test(arguments: [
    ("", "EmptyView true none any"),
    ("EmptyView()", "EmptyView true none any"),
    ("Rule()", "Rule false rule a rule of 3"),
    ("let width = 7.0; Rule(width: width)", "Rule false rule a rule of 7"),
    ("Mark.dot", "Mark false mark any"),
    ("Color.red", "Color false none any"),
    ("Circle()", "Circle false none any"),
    ("Rule(); Circle()", "TupleView<(Rule, Circle)> false none any"),
    ("if isOn { Rule() }", "Optional<Rule> false rule any"),
    ("if isOn { Rule() } else { Circle() }", "_ConditionalContent<Rule, Circle> false none any"),
    (
      "switch isOn { case true: Rule(); case false: EmptyView() }",
      "_ConditionalContent<Rule, EmptyView> false none any"
    ),
    ("if #available(iOS 15, *) { Rule() }", "Optional<AnyView> false none any"),
  ])
  func whatIsGivenKeepsItsType(content: String, told: String) throws {
    let lines = try texts(
      """
      struct ContentView: View {
        var isOn: Bool = true
        var body: some View {
          let slot = Slot { \(content) }
          Text("\\(slot.kind) \\(slot.isEmpty) \\(slot.name) \\(slot.fits)")
        }
      }
      """)
    #expect(lines == [told])
  }

  /// A builder's closure may have to give more than a view, and be of a type that the caller chooses.
  @Test func aBuildersViewMayBeMoreThanOne() throws {
    let lines = try texts(
      """
      struct Split<Content: View, Bar: Ruled>: View {
        private let content: Content
        private let bar: Bar
        init(@ViewBuilder content: @escaping () -> Content) where Bar == Rule {
          self.init(content: content, bar: { Rule(width: 5) })
        }
        init(@ViewBuilder content: () -> Content, @ViewBuilder bar: () -> Bar) {
          self.content = content()
          self.bar = bar()
        }
        var body: some View {
          HStack(spacing: 0) { content; bar; Text("\\(bar.name) \\(Int(bar.width))") }
        }
      }
      struct ContentView: View {
        var body: some View {
          VStack {
            Split { Color.red }
            Split { Color.red } bar: { Rule(width: 9) }
            Text(Slot().kind)
          }
        }
      }
      """)
    #expect(lines == ["rule 5", "rule 9", "EmptyView"])
  }

  /// The values of several views are those that were given.
  @Test func severalViewsAreKept() throws {
    let lines = try texts(
      """
      func first<A: View, B: View>(@ViewBuilder _ content: () -> TupleView<(A, B)>) -> String {
        let (a, b) = content().value
        return "\\((a as? any Named)?.name ?? "none") \\((b as? any Named)?.name ?? "none")"
      }
      struct ContentView: View {
        var body: some View { Text(first { Rule(); Text("b") }) }
      }
      """)
    #expect(lines == ["rule none"])
  }
}
