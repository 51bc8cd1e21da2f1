import LayoutSolver
import SceneLoader
import Testing

@Suite("What a scene's own shapes draw")
struct PathTests {
  private func outline(_ source: String, _ name: String) throws -> [[Point]] {
    let scene = Scene(
      files: [.init(name: "Path.swift", text: "import SwiftUI\n" + source)], name: "Path")
    let settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: 100, height: 80)))
    let result = try #require(scene.layout(settings, recording: .off).result)
    return try #require(result.nodes.first { $0.name == name }?.outline).lines
  }

  /// What shapes draw is work of the layout: each alone is within what it may take, all of them
  /// aren't. A text counts a round for sixteen of its bytes.
  @Test(
    "Shapes share the layout's budget, and what fails in them is told with it",
    arguments: [
      ("Busy()", "evaluation took more than 10000000"),
      ("Color.red.clipShape(Busy())", "evaluation took more than 10000000"),
      ("Wrong()", "Index out of range"), ("Color.red.clipShape(Wrong())", "Index out of range"),
      ("Color.red.contentShape(Wrong())", "Index out of range"),
    ])
  func budget(view: String, message: String) throws {
    func messages(_ count: Int) -> [String] {
      let scene = Scene(
        files: [
          .init(
            name: "Path.swift",
            text: """
              import SwiftUI
              struct Busy: Shape {
                func path(in rect: CGRect) -> Path {
                  let text = String(repeating: "x", count: 9_000_000)
                  return text.isEmpty ? Path() : Path(rect)
                }
              }
              struct Wrong: Shape {
                func path(in rect: CGRect) -> Path { [Path(rect)][Int(rect.width)] }
              }
              #Preview { ForEach(0..<\(count), id: \\.self) { _ in \(view) } }
              """)
        ], name: "Path")
      return scene.layout(
        LayoutSettings(container: LayoutContainer(size: Size(width: 100, height: 80)))
      ).diagnostics.map(\.message)
    }
    #expect(messages(40).first?.hasPrefix(message) == true)
    if view.contains("Busy") { #expect(messages(1) == []) }
  }

  /// The corners of a rectangle of 100 by 80 that lie on the outline: those that are not rounded.
  private func corners(_ path: String) throws -> [String] {
    let lines = try outline(
      "struct Card: Shape { func path(in rect: CGRect) -> Path { \(path) } }\n"
        + "#Preview { Card() }", "Card")
    let points = Set(lines.joined().map { "\($0.x.rounded()) \($0.y.rounded())" })
    return ["0.0 0.0", "100.0 0.0", "0.0 80.0", "100.0 80.0"].filter(points.contains)
  }

  @Test("Each corner has its own radius")
  func unevenCorners() throws {
    let radii = "RectangleCornerRadii(topLeading: 20, bottomTrailing: 30)"
    let others = ["100.0 0.0", "0.0 80.0"]
    #expect(try corners("Path(roundedRect: rect, cornerRadii: \(radii))") == others)
    #expect(try corners("UnevenRoundedRectangle(cornerRadii: \(radii)).path(in: rect)") == others)
    #expect(
      try corners("Path { $0.addRoundedRect(in: rect, cornerRadii: \(radii)) }") == others)
    #expect(try corners("UnevenRoundedRectangle(topTrailingRadius: 9).path(in: rect)").count == 3)
    #expect(try corners("UnevenRoundedRectangle().path(in: rect)").count == 4)
  }

  @Test("Round and square ends reach half a width beyond each dash")
  func dashEnds() throws {
    func dashes(_ cap: String) throws -> StrokeStyle {
      let scene = Scene(
        files: [
          .init(
            name: "Path.swift",
            text: "import SwiftUI\n#Preview { Rectangle().stroke(style: StrokeStyle("
              + "lineWidth: 4, lineCap: .\(cap), dash: [0, 10])) }")
        ], name: "Path")
      let container = LayoutContainer(size: Size(width: 100, height: 80))
      let result = try #require(scene.layout(LayoutSettings(container: container)).result)
      let drawings = result.nodes.map(\.drawing)
      for case .stroke(_, _, let style) in drawings { return style }
      throw SceneReadError(path: "Path.swift", reason: .notFound)
    }
    #expect(try dashes("round") == StrokeStyle(lineWidth: 4, dash: [4, 6], dashPhase: 2))
    #expect(try dashes("square") == StrokeStyle(lineWidth: 4, dash: [4, 6], dashPhase: 2))
    #expect(try dashes("butt") == StrokeStyle(lineWidth: 4, dash: [0, 10]))
  }

  @Test("What is added to a path may be transformed before")
  func transformedParts() throws {
    let half = "CGAffineTransform(scaleX: 0.5, y: 0.5)"
    for part in [
      "addRect(rect, transform: \(half))", "addPath(Path(rect), transform: \(half))",
      "addEllipse(in: rect, transform: \(half))", "addRects([rect], transform: \(half))",
    ] {
      let lines = try outline(
        "struct Card: Shape { func path(in rect: CGRect) -> Path { Path { $0.\(part) } } }\n"
          + "#Preview { Card() }", "Card")
      let points = lines.joined()
      #expect(points.map(\.x).max() == 50, "\(part)")
      #expect(points.map(\.y).max() == 40, "\(part)")
    }
  }

  @Test("A shape is asked for its path in the rectangle it gets")
  func shape() throws {
    let lines = try outline(
      """
      struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
          Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
          }
        }
      }
      struct ContentView: View { var body: some View { Triangle().frame(width: 60, height: 40) } }
      """, "Triangle")
    let top = Point(x: 30, y: 0)
    #expect(lines == [[top, Point(x: 60, y: 40), Point(x: 0, y: 40), top]])
  }

  @Test("A path keeps its points; a curve begins and ends where it says")
  func path() throws {
    let lines = try outline(
      """
      struct ContentView: View {
        var body: some View {
          Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 20, y: 40))
          }.stroke(.red)
        }
      }
      """, "Path")
    #expect(lines.first?.first == .zero && lines.first?.last == Point(x: 40, y: 0))
    // Halfway a quadratic curve is a quarter of both ends and half of its control: 20, 20.
    let middle = try #require(lines.first.map { $0[$0.count / 2] })
    #expect(abs(middle.x - 20) < 1e-9 && abs(middle.y - 20) < 1e-9)
  }

  @Test(
    "A trimmed, turned, scaled, moved or inset shape keeps its size and draws another path",
    arguments: [
      // 60 by 40, from the upper left corner, clockwise.
      ("trim(from: 0, to: 0.3)", [[0, 0, 60, 0]]),
      ("offset(x: 5, y: -3)", [[5, -3, 65, -3, 65, 37, 5, 37, 5, -3]]),
      ("offset(CGSize(width: 1, height: 2))", [[1, 2, 61, 2, 61, 42, 1, 42, 1, 2]]),
      ("rotation(.degrees(90))", [[50, -10, 50, 50, 10, 50, 10, -10, 50, -10]]),
      ("scale(0.5)", [[15, 10, 45, 10, 45, 30, 15, 30, 15, 10]]),
      ("size(width: 10, height: 20)", [[0, 0, 10, 0, 10, 20, 0, 20, 0, 0]]),
      ("inset(by: 5)", [[5, 5, 55, 5, 55, 35, 5, 35, 5, 5]]),
      ("strokeBorder(.red, lineWidth: 10)", [[5, 5, 55, 5, 55, 35, 5, 35, 5, 5]]),
    ] as [(String, [[Double]])])
  func derived(call: String, expected: [[Double]]) throws {
    let lines = try outline(
      """
      struct ContentView: View {
        var body: some View { Rectangle().\(call).frame(width: 60, height: 40) }
      }
      """, "Rectangle")
    let rounded = lines.map {
      $0.flatMap { [($0.x * 10).rounded() / 10, ($0.y * 10).rounded() / 10] }
    }
    #expect(rounded == expected)
  }

  /// The path of a stroke goes around the line, half its width away, and is as large.
  @Test func theAreaOfAStroke() throws {
    let lines = try outline(
      """
      struct ContentView: View {
        var body: some View {
          Path { path in
            path.move(to: CGPoint(x: 10, y: 10))
            path.addLine(to: CGPoint(x: 50, y: 10))
          }
          .strokedPath(StrokeStyle(lineWidth: 6))
        }
      }
      """, "Path")
    let points = Set(lines.joined().map { [$0.x, $0.y] })
    #expect(points == [[10, 7], [10, 13], [50, 7], [50, 13]])
  }
}
