import LayoutSolver
import SceneLoader
import Testing

/// What a chart draws of its data. The amounts say what must be seen: lengths in their proportion,
/// one on the other, in the order of the data.
struct ChartTests {
  private func marks(_ content: String) throws -> [CanvasMark] {
    let text =
      "import SwiftUI\nimport Charts\nstruct ContentView: View {\n"
      + "var body: some View { Chart {\n\(content)\n} } }\n"
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let container = LayoutContainer(size: Size(width: 300, height: 200))
    let outcome = scene.layout(LayoutSettings(container: container))
    #expect(outcome.diagnostics.map(\.message) == [])
    let result = try #require(outcome.result)
    return try #require(result.nodes.first { $0.name == "Chart" }).marks
  }

  /// The smallest rectangle around what is filled in a colour, of each mark.
  private func areas(_ marks: [CanvasMark], in color: Color.Name) -> [Rect] {
    marks.compactMap { mark in
      guard case .fill(let path, .color(.named(color))?) = mark.content else { return nil }
      let points = path.lines.joined()
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { return nil }
      return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  private func words(_ marks: [CanvasMark]) -> [String] {
    marks.flatMap { mark -> [String] in
      if case .text(let lines, _, _) = mark.content { lines } else { [] }
    }
  }

  @Test("Bars are as long as their values, from one line up, in the order of the data")
  func bars() throws {
    let marks = try marks(
      "ForEach([(\"a\", 10), (\"b\", 20), (\"c\", 40)], id: \\.0) { "
        + "BarMark(x: .value(\"Name\", $0.0), y: .value(\"Amount\", $0.1)) }")
    let bars = areas(marks, in: .blue)
    #expect(bars.count == 3)
    #expect(bars.map(\.minX) == bars.map(\.minX).sorted())
    #expect(bars.allSatisfy { abs($0.maxY - bars[0].maxY) < 0.01 })
    #expect(abs(bars[1].height - 2 * bars[0].height) < 0.01)
    #expect(abs(bars[2].height - 4 * bars[0].height) < 0.01)
    #expect(words(marks).filter { ["a", "b", "c"].contains($0) } == ["a", "b", "c"])
    #expect(words(marks).contains("0") && words(marks).contains("40"))
  }

  @Test("Bars that lie begin with the first at the top, and numbers stand under their places")
  func lyingBars() throws {
    let marks = try marks(
      "ForEach([(\"a\", 10), (\"b\", 20), (\"c\", 40)], id: \\.0) { "
        + "BarMark(x: .value(\"Amount\", $0.1), y: .value(\"Name\", $0.0)) }")
    let bars = areas(marks, in: .blue)
    #expect(bars.count == 3)
    #expect(bars.map(\.minY) == bars.map(\.minY).sorted())
    #expect(abs(bars[2].width - 4 * bars[0].width) < 0.01)
    let labels = marks.compactMap { mark -> (String, Double)? in
      guard case .text(let lines, _, let rect) = mark.content else { return nil }
      return (lines[0], rect.midX)
    }
    let middles = Dictionary(labels) { first, _ in first }
    let place = try #require(middles["20"])
    #expect(abs(place - bars[1].maxX) < 0.01)
    #expect(try #require(middles["0"]) < 8)
  }

  @Test("A bar's corners have a radius and a style")
  func corners() throws {
    let marks = try marks(
      "BarMark(x: .value(\"Name\", \"a\"), y: .value(\"Amount\", 1))"
        + ".cornerRadius(6, style: .continuous).foregroundStyle(.red)")
    #expect(areas(marks, in: .red).count == 1)
  }

  @Test("Bars of several series stand on one another, and a legend names them")
  func stacks() throws {
    let marks = try marks(
      "ForEach([(\"x\", 1), (\"y\", 3)], id: \\.0) { pair in "
        + "BarMark(x: .value(\"Day\", \"Mon\"), y: .value(\"Amount\", pair.1))"
        + ".foregroundStyle(by: .value(\"Kind\", pair.0)) }")
    let lower = try #require(areas(marks, in: .blue).max { $0.height < $1.height })
    let upper = try #require(areas(marks, in: .green).max { $0.height < $1.height })
    #expect(abs(upper.maxY - lower.minY) < 0.01)
    #expect(abs(upper.height - 3 * lower.height) < 0.01)
    #expect(words(marks).contains("x") && words(marks).contains("y"))
  }

  @Test("A line leads through its values, lower ones further down; a rule goes all the way across")
  func lines() throws {
    let marks = try marks(
      "ForEach([(0, 5), (1, 15), (2, 10)], id: \\.0) { "
        + "LineMark(x: .value(\"x\", $0.0), y: .value(\"y\", $0.1)) }\n"
        + "RuleMark(y: .value(\"Goal\", 10)).foregroundStyle(.red)")
    let line = try #require(
      marks.compactMap { mark -> [Point]? in
        if case .stroke(let path, _, _) = mark.content { path.lines.first } else { nil }
      }.first)
    #expect(line.count == 3)
    #expect(line.map(\.x) == line.map(\.x).sorted())
    #expect(line[1].y < line[2].y && line[2].y < line[0].y)
    let rule = try #require(areas(marks, in: .red).first)
    #expect(abs(rule.minY - line[2].y) < 0.01)
    #expect(abs(rule.minX - line[0].x) < 0.01 && abs(rule.maxX - line[2].x) < 0.01)
  }

  @Test("Sectors take the part of the circle that their values are of the whole")
  func sectors() throws {
    let marks = try marks(
      "SectorMark(angle: .value(\"a\", 1)).foregroundStyle(.red)\n"
        + "SectorMark(angle: .value(\"b\", 1)).foregroundStyle(.green)")
    let (right, left) = (areas(marks, in: .red)[0], areas(marks, in: .green)[0])
    #expect(abs(right.minX - left.maxX) < 0.5)
    #expect(abs(right.width - left.width) < 0.5 && abs(right.height - 2 * right.width) < 0.5)
  }
}
