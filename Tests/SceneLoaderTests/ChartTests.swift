import LayoutSolver
import SceneLoader
import Testing

/// What a chart draws of its data. The amounts say what must be seen: lengths in their proportion,
/// one on the other, in the order of the data.
struct ChartTests {
  private func marks(_ content: String, _ modifiers: String = "") throws -> [CanvasMark] {
    try #require(chart(content, modifiers).nodes.first { $0.name == "Chart" }).marks
  }

  private func chart(_ content: String, _ modifiers: String = "") throws -> LayoutResult {
    let text =
      "import SwiftUI\nimport Charts\nstruct ContentView: View {\n"
      + "var body: some View { Chart {\n\(content)\n}\n\(modifiers) } }\n"
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let container = LayoutContainer(size: Size(width: 300, height: 200))
    let outcome = scene.layout(LayoutSettings(container: container))
    #expect(outcome.diagnostics.map(\.message) == [])
    return try #require(outcome.result)
  }

  private func lines(_ marks: [CanvasMark]) -> [[Point]] {
    marks.flatMap { mark -> [[Point]] in
      if case .stroke(let path, _, _) = mark.content { path.lines } else { [] }
    }
  }

  /// The middles of texts, by their words.
  private func rects(_ marks: [CanvasMark]) -> [String: Rect] {
    let all = marks.compactMap { mark -> (String, Rect)? in
      if case .text(let lines, _, let rect) = mark.content { (lines[0], rect) } else { nil }
    }
    return Dictionary(all) { first, _ in first }
  }

  private func labels(_ marks: [CanvasMark]) -> [String: Point] {
    rects(marks).mapValues { Point(x: $0.midX, y: $0.midY) }
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
    let dots = marks.compactMap { mark -> ShapeStyle? in
      if case .text(["●"], let style, _) = mark.content { style } else { nil }
    }
    #expect(dots == [.color(.named(.blue)), .color(.named(.green))])
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

  private static let three =
    "ForEach([(\"a\", 10), (\"b\", 20), (\"c\", 40)], id: \\.0) { "
    + "BarMark(x: .value(\"Name\", $0.0), y: .value(\"Amount\", $0.1)) }"

  private static let line =
    "ForEach([(0, 5), (1, 15), (2, 10), (3, 10), (6, 20)], id: \\.0) { "
    + "LineMark(x: .value(\"x\", $0.0), y: .value(\"y\", $0.1))"

  @Test("A domain says where an axis begins and ends")
  func domains() throws {
    let bars = areas(try marks(Self.three, ".chartYScale(domain: 0...80)"), in: .blue)
    let whole = areas(try marks(Self.three, ".chartYScale(domain: 0...40)"), in: .blue)
    #expect(abs(whole[2].height - 2 * bars[2].height) < 0.01)
    let reversed = try marks(Self.line + " }", ".chartXScale(domain: .automatic(reversed: true))")
    let points = try #require(lines(reversed).first)
    #expect(points.map(\.x) == points.map(\.x).sorted(by: >))
    let named = try marks(Self.three, ".chartXScale(domain: [\"c\", \"b\", \"a\"])")
    #expect(
      areas(named, in: .blue).map(\.minX) == areas(named, in: .blue).map(\.minX).sorted(by: >))
  }

  @Test("Equal steps of a logarithmic scale are equal factors")
  func logarithms() throws {
    let marks = try marks(
      "ForEach([(0, 1), (1, 10), (2, 100), (3, 1000)], id: \\.0) { "
        + "LineMark(x: .value(\"x\", $0.0), y: .value(\"y\", $0.1)) }",
      ".chartYScale(domain: 1...1000, type: .log)")
    let heights = try #require(lines(marks).first).map(\.y)
    #expect(abs((heights[0] - heights[1]) - (heights[2] - heights[3])) < 0.01)
    #expect(["1", "10", "100", "1,000"].allSatisfy(words(marks).contains))
  }

  @Test("Padding keeps marks off a scale's ends")
  func padding() throws {
    let free = try #require(lines(try marks(Self.line + " }")).first)
    let padded = try #require(
      lines(try marks(Self.line + " }", ".chartXScale(range: .plotDimension(padding: 20))")).first)
    #expect(abs(padded[0].x - free[0].x - 20) < 0.01)
    #expect(abs(free[4].x - padded[4].x - 20) < 0.01)
  }

  @Test("An axis names the values that it is asked for, at the edge it is asked for")
  func axes() throws {
    let steps = try marks(
      Self.line + " }", ".chartXAxis { AxisMarks(values: .stride(by: 3)) }.chartYAxis(.hidden)")
    #expect(words(steps).filter { ["0", "1", "2", "3", "6"].contains($0) } == ["0", "3", "6"])
    let listed = labels(
      try marks(Self.three, ".chartYAxis { AxisMarks(position: .leading, values: [0, 25, 99]) }"))
    #expect(listed["25"] != nil && listed["10"] == nil)
    // Outside of the domain.
    #expect(listed["99"] == nil)
    let (edge, name) = try (#require(listed["25"]), #require(listed["a"]))
    #expect(edge.x < name.x)
    let few = try marks(
      Self.three, ".chartYAxis { AxisMarks(values: .automatic(desiredCount: 2)) }")
    #expect(words(few).filter { Double($0) != nil } == ["0", "20", "40"])
    #expect(words(try marks(Self.three, ".chartYAxis(.hidden)")) == ["a", "b", "c"])
  }

  @Test("What an axis draws at its values is what stands in AxisMarks")
  func axisContents() throws {
    let marks = try marks(
      Self.line + " }",
      ".chartXAxis { AxisMarks(values: [0, 3, 6]) { value in\n"
        + "AxisGridLine(stroke: StrokeStyle(lineWidth: 1)).foregroundStyle(.red)\n"
        + "AxisValueLabel { Text(\"\\(value.index + 1)/\\(value.count): "
        + "\\(value.as(Int.self) ?? -1)\") } } }\n"
        + ".chartYAxis { AxisMarks(format: .percent) }")
    #expect(["1/3: 0", "2/3: 3", "3/3: 6"].allSatisfy(words(marks).contains))
    #expect(words(marks).contains("2,000%"))
    let grid = marks.compactMap { mark -> [Point]? in
      if case .stroke(let path, .color(.named(.red))?, _) = mark.content {
        path.lines[0]
      } else {
        nil
      }
    }
    #expect(grid.count == 3 && grid.allSatisfy { $0[0].x == $0[1].x })
    let titles = labels(
      try self.marks(Self.line + " }", ".chartXAxisLabel(\"Day\").chartYAxisLabel(\"Rain\")"))
    let (rain, day) = try (#require(titles["Rain"]), #require(titles["Day"]))
    #expect(rain.y < day.y)
  }

  @Test("A date with a unit is as wide as its month, and a centred label stands in its middle")
  func units() throws {
    let months =
      "ForEach([1, 2, 3], id: \\.self) { month in BarMark(x: .value(\"m\", "
      + "DateComponents(calendar: .current, year: 2023, month: month, day: 9).date!, unit: .month), "
      + "y: .value(\"y\", month), width: .ratio(1)) }"
    let axis =
      ".chartXAxis { AxisMarks(values: .stride(by: .month)) { _ in "
      + "AxisValueLabel(format: .dateTime.month(), centered: true) } }"
    let marks = try marks(months, axis)
    let bars = areas(marks, in: .blue)
    // January has 31 days, February 28.
    #expect(abs(bars[0].width / bars[1].width - 31.0 / 28) < 0.01)
    #expect(abs(bars[0].maxX - bars[1].minX) < 0.01)
    let labels = labels(marks)
    #expect(Set(labels.keys).isSuperset(of: ["Jan", "Feb", "Mar"]) && labels["Apr"] == nil)
    #expect(abs(try #require(labels["Feb"]).x - bars[1].midX) < 0.5)
  }

  @Test("Curves and steps lead through the values, and a monotone one not beyond them")
  func interpolation() throws {
    let straight = try #require(lines(try marks(Self.line + " }")).first)
    for method in ["monotone", "catmullRom", "cardinal", "stepStart", "stepCenter", "stepEnd"] {
      let marks = try marks(Self.line + ".interpolationMethod(.\(method)) }")
      let line = try #require(lines(marks).first)
      #expect(line.count > straight.count)
      if method != "stepCenter" {
        #expect(
          straight.allSatisfy { point in
            line.contains { abs($0.x - point.x) < 0.01 && abs($0.y - point.y) < 0.01 }
          })
      }
      if method == "monotone" {
        // From 10 to 10 it is level.
        let level = line.filter { $0.x >= straight[2].x && $0.x <= straight[3].x }
        #expect(level.allSatisfy { abs($0.y - straight[2].y) < 0.01 })
      }
    }
    let style = try marks(Self.line + ".lineStyle(StrokeStyle(lineWidth: 5)) }")
    #expect(
      style.contains {
        if case .stroke(_, _, let stroke) = $0.content { stroke.lineWidth == 5 } else { false }
      })
  }

  @Test("A symbol stands at each value, as large as its area")
  func symbols() throws {
    let squares = areas(try marks(Self.line + ".symbol(.square).symbolSize(400) }"), in: .blue)
    #expect(squares.count == 5)
    #expect(squares.allSatisfy { abs($0.width * $0.height - 400) < 15 })
  }

  @Test("Bars that have a position stand beside each other, and shares make up the whole")
  func stacking() throws {
    func pair(_ arguments: String, _ modifier: String = "") -> String {
      "ForEach([(\"x\", 1), (\"y\", 3)], id: \\.0) { pair in "
        + "BarMark(x: .value(\"Day\", \"Mon\"), y: .value(\"Amount\", pair.1)\(arguments))"
        + ".foregroundStyle(by: .value(\"Kind\", pair.0))\(modifier) }"
    }
    func bars(_ marks: [CanvasMark]) throws -> (Rect, Rect) {
      (
        try #require(areas(marks, in: .blue).max { $0.height < $1.height }),
        try #require(areas(marks, in: .green).max { $0.height < $1.height })
      )
    }
    let (left, right) = try bars(marks(pair("", ".position(by: .value(\"Kind\", pair.0))")))
    #expect(left.maxX <= right.minX + 0.01 && abs(left.maxY - right.maxY) < 0.01)
    let shares = try marks(pair(", stacking: .normalized"))
    let (lower, upper) = try bars(shares)
    #expect(abs(upper.height - 3 * lower.height) < 0.01 && words(shares).contains("100%"))
    let (first, second) = try bars(marks(pair(", stacking: .unstacked")))
    #expect(abs(first.maxY - second.maxY) < 0.01 && abs(second.height - 3 * first.height) < 0.01)
  }

  @Test("The colours of series are those that a scale names, and a legend may stand above")
  func colors() throws {
    let content =
      "ForEach([(\"x\", 1), (\"y\", 3)], id: \\.0) { pair in "
      + "BarMark(x: .value(\"Day\", \"Mon\"), y: .value(\"Amount\", pair.1))"
      + ".foregroundStyle(by: .value(\"Kind\", pair.0)) }"
    let named = try marks(
      content,
      ".chartForegroundStyleScale([\"y\": .red, \"x\": .purple]).chartLegend(position: .top)")
    let (x, y) = (areas(named, in: .purple), areas(named, in: .red))
    let heights = try (#require(x.map(\.height).max()), #require(y.map(\.height).max()))
    #expect(abs(heights.1 - 3 * heights.0) < 0.01)
    let labels = labels(named)
    #expect(try #require(labels["x"]).y < 10)
    // The legend's line and 6 points above the plot, or what is asked for.
    func tallest(_ spacing: String) throws -> Double {
      let marks = try marks(content, ".chartYAxis(.hidden).chartLegend(position: .top\(spacing))")
      return try #require(areas(marks, in: .blue).map(\.height).max())
    }
    let (near, far) = try (tallest(""), tallest(", spacing: 46"))
    let room = 200 - 14 - 6 - 18.0
    #expect(abs(far / near - (room - 40) / room) < 1e-6)
    let ranged = try marks(content, ".chartForegroundStyleScale(range: [Color.red, Color.purple])")
    #expect(!areas(ranged, in: .red).isEmpty && areas(ranged, in: .blue).isEmpty)
    #expect(!words(try marks(content, ".chartLegend(.hidden)")).contains("x"))
  }

  @Test("A legend stands beside the chart, along an edge or over the plot, as asked")
  func legends() throws {
    let content =
      "ForEach([(\"x\", 1), (\"y\", 3)], id: \\.0) { pair in "
      + "BarMark(x: .value(\"Day\", \"Mon\"), y: .value(\"Amount\", pair.1))"
      + ".foregroundStyle(by: .value(\"Kind\", pair.0)) }"
    func read(_ legend: String) throws -> (x: Rect, y: Rect, bar: Rect) {
      let marks = try marks(content, ".chartYAxis(.hidden).chartLegend(\(legend))")
      let names = rects(marks)
      return try (
        #require(names["x"]), #require(names["y"]), #require(areas(marks, in: .blue).first)
      )
    }
    let below = try read("position: .bottom")
    #expect(below.x.maxX < below.y.minX && below.x.minY == below.y.minY)
    #expect(below.x.minX == 10 && below.x.maxY == 200 && below.bar.maxY < below.x.minY)
    // 16.5 points for a letter, and the sign's 10 before it.
    let beside = try read("position: .trailing")
    #expect(beside.y.minY == 14 && beside.x.minX == beside.y.minX && beside.x.minY == 0)
    #expect(beside.x.maxX == 300 && beside.bar.maxX < 300 - 26.5 - 6)
    let before = try read("position: .leading, alignment: .bottom, spacing: 20")
    #expect(before.x.minX == 10 && before.y.maxY == 200 && before.bar.minX > 26.5 + 20)
    // Beside the chart it takes no height.
    #expect(abs(beside.bar.height / below.bar.height - (200 - 18.0) / (200 - 18 - 20)) < 1e-6)
    let end = try read("position: .topTrailing")
    #expect(end.y.maxX == 300 && end.x.minY == 0)
    let middle = try read("position: .bottom, alignment: .center")
    #expect(abs(middle.y.maxX - (150 + (26.5 + 8 + 26.5) / 2)) < 1e-9)
    let over = try read("position: .overlay, alignment: .topLeading")
    #expect(over.x.minX == 10 && over.x.minY == 0 && over.bar.height == beside.bar.height)
  }

  @Test("An annotation is a view of its own size at its mark's edge")
  func annotations() throws {
    let result = try chart(
      "BarMark(x: .value(\"n\", \"a\"), y: .value(\"y\", 1))"
        + ".annotation(position: .top, spacing: 6) { Text(\"high\") }\n"
        + "BarMark(x: .value(\"n\", \"b\"), y: .value(\"y\", 2))"
        + ".annotation(position: .overlay) { Text(\"in\") }\n"
        + "RuleMark(y: .value(\"y\", 1)).foregroundStyle(.red)"
        + ".annotation(position: .bottom, alignment: .leading) { Text(\"rule\") }",
      ".chartYScale(domain: 0...4)")
    let node = try #require(result.nodes.first { $0.name == "Chart" && !$0.marks.isEmpty })
    let bars = areas(node.marks, in: .blue)
    let rule = try #require(areas(node.marks, in: .red).first)
    func frame(_ words: String) throws -> Rect {
      try #require(result.nodes.first { $0.textLines == [words] }).frame
    }
    let (high, inside, below) = try (frame("high"), frame("in"), frame("rule"))
    #expect(abs(high.midX - bars[0].midX) < 0.5 && abs(high.maxY + 6 - bars[0].minY) < 0.5)
    #expect(abs(inside.midX - bars[1].midX) < 0.5 && abs(inside.midY - bars[1].midY) < 0.5)
    #expect(abs(below.minX - rule.minX) < 0.5 && abs(below.minY - 4 - rule.maxY) < 0.5)
  }

  @Test("A view over or behind a chart is told where the plot and its values are")
  func covers() throws {
    let result = try chart(
      Self.line + " }",
      """
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartYScale(domain: 0...20)
      .chartOverlay { proxy in
        GeometryReader { geometry in
          if let anchor = proxy.plotFrame {
            let frame = geometry[anchor]
            let x = proxy.position(forX: 3) ?? 0
            Text("here").position(x: frame.minX + x, y: frame.midY)
            Text("\\(proxy.value(atX: x, as: Int.self) ?? -1) of \\(Int(frame.width))")
            if let place = proxy.position(for: (3, 5)),
              let (day, value) = proxy.value(at: place, as: (Int, Double).self)
            {
              Text("\\(day) and \\(value.formatted())")
            }
          }
        }
      }
      .chartBackground(alignment: .bottomTrailing) { _ in Text("corner") }
      """)
    func frame(_ words: String) throws -> Rect {
      try #require(result.nodes.first { $0.textLines == [words] }).frame
    }
    // From 0 to 6 over 300 points: 3 is in the middle.
    let here = try frame("here")
    #expect(abs(here.midX - 150) < 0.5 && abs(here.midY - 100) < 0.5)
    _ = try frame("3 of 300")
    _ = try frame("3 and 5")
    let corner = try frame("corner")
    #expect(abs(corner.maxX - 300) < 0.5 && abs(corner.maxY - 200) < 0.5)
  }

  /// "chartPlotStyle: configures the plot area of charts": a plot 200 points high makes its chart as high
  /// and its axis, whatever it is offered (useme's HabitDetailView, in a scroll view).
  @Test("A plot has the size of its style")
  func plotStyle() throws {
    let text = """
      import Charts
      import SwiftUI
      struct ContentView: View {
        var body: some View {
          ScrollView {
            Chart { BarMark(x: .value("a", "A"), y: .value("n", 3)) }
              .chartPlotStyle { $0.frame(height: 200).accessibilityIdentifier("plot") }
              .accessibilityIdentifier("chart")
            Text("below")
          }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    #expect(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 300, height: 600))))
    let result = try #require(outcome.result)
    let plot = try #require(result.node(identifier: "plot")).frame
    let chart = try #require(result.node(identifier: "chart")).frame
    #expect(plot.height == 200 && chart.height > 210 && chart.height < 230)
    #expect(plot.minX >= chart.minX && plot.maxX <= chart.maxX && plot.width < 300)
    #expect(result.findings.filter { $0.rule == .undrawn }.isEmpty)
  }

  @Test("What a chart is asked for and isn't drawn is said, of its marks once a place")
  func missing() throws {
    let result = try chart(
      Self.line + ".symbolSize(by: .value(\"y\", $0.1)) }",
      ".chartXAxisStyle { $0.background(.red) }.chartXSelection(value: .constant(Int?.none))")
    let findings = result.findings.filter { $0.rule == .undrawn }
    #expect(
      findings.map { $0.message.prefix { $0 != " " } }.sorted() == [
        "chartXAxisStyle", "symbolSize",
      ])
  }

  @Test("Bins have thresholds at multiples of their unit and size, which an axis may name")
  func bins() throws {
    let day = "DateComponents(calendar: .current, year: 2023, month: 1, day: 1"
    let marks = try marks(
      "LineMark(x: .value(\"t\", \(day), hour: 2).date!), y: .value(\"y\", 1))\n"
        + "LineMark(x: .value(\"t\", \(day), hour: 11).date!), y: .value(\"y\", 2))",
      ".chartYAxis(.hidden).chartXAxis { AxisMarks(values: DateBins(unit: .hour, by: 3, "
        + "range: \(day), hour: 2).date!...\(day), hour: 11).date!).thresholds) { _ in "
        + "AxisValueLabel(format: .dateTime.hour()) } }")
    // From midnight on, of which the first and the last are outside of the domain.
    #expect(words(marks).map { $0.filter(\.isNumber) } == ["3", "6", "9"])
    let amounts = try self.marks(
      Self.line + " }",
      ".chartXAxis(.hidden).chartYAxis { AxisMarks(values: NumberBins(size: 8.0, range: 3...21)"
        + ".thresholds) }")
    #expect(words(amounts) == ["0", "8", "16"])
  }
}
