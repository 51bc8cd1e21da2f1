import Foundation
import LayoutSolver
import SceneLoader
import Testing

/// Forms that whole apps stopped at, each with what it must come to.
struct WholeAppFormTests {
  private func laidOut(
    _ source: String, imports: String = "import SwiftUI", os: Int = 26
  ) throws -> LayoutResult {
    let scene = Scene(
      files: [Scene.File(name: "V.swift", text: "\(imports)\n\(source)")], name: "V")
    var settings = LayoutSettings(container: LayoutContainer(size: Size(width: 402, height: 874)))
    settings.platform = Platform(kind: .ios, os: os)
    let outcome = scene.layout(settings)
    #expect(
      (scene.diagnostics + outcome.diagnostics).filter { $0.severity == .error }.map(\.message)
        == [])
    return try #require(outcome.result)
  }

  private func text(_ expression: String, imports: String = "import SwiftUI") throws -> String {
    try laidOut("#Preview { Text(\(expression)) }", imports: imports).nodes
      .flatMap(\.textLines).joined()
  }

  /// The parts of an address are those that Foundation itself writes and reads.
  @Test func addressesAreMadeOfParts() throws {
    var parts = URLComponents(string: "https://me@example.com:8080/a%20b?q=1&x#end")
    let items = try #require(parts?.queryItems)
    let source =
      "URLComponents(string: \"https://me@example.com:8080/a%20b?q=1&x#end\")!"
    #expect(
      try text("\(source).queryItems!.map { \"\\($0.name):\\($0.value ?? \"-\")\" }.joined()")
        == items.map { "\($0.name):\($0.value ?? "-")" }.joined())
    #expect(try text("\(source).path + \"\\(\(source).port!)\"") == "\(parts?.path ?? "")8080")
    parts?.queryItems = [
      URLQueryItem(name: "a b", value: "c&d"), URLQueryItem(name: "e", value: nil),
    ]
    #expect(
      try text(
        "{ var p = \(source); p.queryItems = [.init(name: \"a b\", value: \"c&d\"), "
          + ".init(name: \"e\", value: nil)]; return p.url!.absoluteString }()")
        == parts?.url?.absoluteString)
    #expect(
      try text(
        "URL(string: \"https://a.b/c\")!.appending(queryItems: [URLQueryItem(name: \"k\", value: \"v\")]).absoluteString"
      ) == "https://a.b/c?k=v")
  }

  /// What an answer and a request are made of they tell again.
  @Test func requestsAndAnswersTellWhatTheyAreMadeOf() throws {
    let answer =
      "HTTPURLResponse(url: URL(string: \"https://a.b/c\")!, statusCode: 404, httpVersion: nil, "
      + "headerFields: [\"Content-Type\": \"text/html; charset=utf-8\", \"Content-Length\": \"12\"])!"
    #expect(try text("String(\(answer).statusCode)") == "404")
    #expect(
      try text("\(answer).mimeType! + \"\\(\(answer).expectedContentLength)\"") == "text/html12")
    #expect(try text("\(answer).value(forHTTPHeaderField: \"content-length\")!") == "12")
    #expect(
      try text(
        "URLSession.shared.dataTask(with: URL(string: \"https://a.b/c\")!).originalRequest!.url!.path"
      ) == "/c")
  }

  @Test(arguments: ["12abc", "-3.5", "abc", "YES"])
  func textsHaveTheNumbersOfNSString(words: String) throws {
    let text = NSString(string: words)
    #expect(
      try self.text(
        "String(\"\\((\"\(words)\" as NSString).integerValue) \\((\"\(words)\" as NSString).doubleValue)\")"
      )
        == "\(text.integerValue) \(text.doubleValue)")
  }

  /// `ProgressView` and `Slider` take any floating-point number.
  @Test(arguments: ["Float", "Double", "CGFloat"])
  func controlsTakeAnyFloatingPointNumber(type: String) throws {
    let result = try laidOut(
      """
      struct V: View {
        @State var value: \(type) = 2.5
        var total: \(type) = 10
        var body: some View {
          VStack {
            ProgressView("Title", value: value, total: total)
            Slider(value: $value, in: 0...10)
          }
        }
      }
      """)
    let shares = result.nodes.compactMap { node -> Double? in
      if case .control(_, .share(let share)) = node.drawing { share } else { nil }
    }
    #expect(shares == [0.25, 0.25])
  }

  @Test func aStyleOfTheScenesOwnIsWhatItResolvesTo() throws {
    let result = try laidOut(
      """
      struct Warm: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.orange }
      }
      #Preview { Rectangle().fill(Warm()) }
      """)
    let fills = result.nodes.compactMap { node -> ShapeStyle? in
      if case .fill(_, let style) = node.drawing { style } else { nil }
    }
    #expect(fills == [.color(.named(.orange))])
  }

  /// What a missing package adds to a colour is assigned where another kind of value is expected.
  @Test func aPackagesPropertyOfAColorIsAnyValue() throws {
    let result = try laidOut(
      """
      struct V: View {
        init() {
          let bar = UITabBarAppearance()
          bar.backgroundColor = Color.red.packagedColor
        }
        var body: some View { Text("shown") }
      }
      """, imports: "import SwiftUI\nimport Packaged")
    #expect(result.nodes.flatMap(\.textLines) == ["shown"])
  }

  @Test func aTasksOperationMayHaveItsLabel() throws {
    let result = try laidOut(
      """
      struct V: View {
        @State var words = "before"
        var body: some View {
          Text(words).onAppear { _ = Task(operation: { words = "after" }) }
        }
      }
      """)
    #expect(result.nodes.flatMap(\.textLines) == ["after"])
  }

  /// Since iOS 26 the tab for a search stands by itself, before it is one among the others.
  @Test func aTabForASearchStandsApart() throws {
    func tabs(os: Int) throws -> [Rect] {
      let result = try laidOut(
        """
        #Preview {
          TabView {
            Tab("Home", systemImage: "house") { Text("page") }
            Tab(role: .search) { Text("found") }
          }
        }
        """, os: os)
      return result.nodes.filter { $0.name == "Image" }.map(\.frame)
    }
    let (new, old) = (try tabs(os: 26), try tabs(os: 17))
    #expect(new.count == 2 && old.count == 2)
    // Two equal halves of the bar before; afterwards the symbol is close to the trailing margin.
    #expect(abs(old[1].midX - 402 * 0.75) < 1)
    #expect(new[1].midX > 402 - 21 - 83 && new[1].midX < 402 - 21)
  }

  @Test func aPreviewOfALiveActivityIsAPlaceholder() throws {
    let result = try laidOut(
      """
      struct Delivery: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
      }
      struct DeliveryActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Delivery.self) { context in Text("card") }
            dynamicIsland: { context in DynamicIsland { } compactLeading: { } compactTrailing: { } minimal: { } }
        }
      }
      #Preview("Card", as: .content, using: Delivery()) {
        DeliveryActivity()
      } contentStates: {
        Delivery.ContentState(minutes: 3)
        Delivery.ContentState(minutes: 1)
      }
      """, imports: "import ActivityKit\nimport SwiftUI\nimport WidgetKit")
    #expect(
      result.nodes.contains {
        if case .placeholder = $0.drawing { true } else { false }
      })
  }
}
