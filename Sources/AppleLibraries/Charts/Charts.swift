import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// Swift Charts: a chart takes all it is offered, and draws its marks and axes in it.
  static let charts = NativeLibrary(
    name: "Charts",
    types: [chartType, chartProxyType] + markTypes + [sectorType] + axisTypes,
    extensions: ["View": chartModifiers + axisModifiers + markModifiers],
    sources: [Declarations.charts])

  private static let chartType = NativeType(
    "struct Chart: View",
    members: [
      NativeMember("init<C: View>(@ViewBuilder content: () -> C)") {
        (call, content: Content) in
        chart(call, try content())
      },
      NativeMember(
        "init<Data: Identifiable, C: View>(_ data: [Data], "
          + "@ViewBuilder content: @escaping (Data) -> C)"
      ) { (call, data: Value, content: Closure) in
        let interpreter = call.interpreter
        return chart(
          call,
          try SwiftUILibrary.forEachView(call, data, content) {
            try interpreter.property("id", of: $0)
          })
      },
      NativeMember(
        "init<Data, ID: Hashable, C: View>(_ data: [Data], id: KeyPath<Data, ID>, "
          + "@ViewBuilder content: @escaping (Data) -> C)"
      ) { (call, data: Value, id: Value, content: Closure) in
        let interpreter = call.interpreter
        return chart(
          call,
          try SwiftUILibrary.forEachView(call, data, content) {
            try interpreter.read(id, of: $0)
          })
      },
    ])

  private static func chart(_ call: NativeCall, _ content: View) -> Value {
    let (source, context) = (call.source, call.context)
    return call.make(
      .composite(name: "Chart", isBuiltIn: true) { build in
        let marks = content.subviews(in: build).compactMap {
          ChartMark(of: $0, in: build.environment)
        }
        let plot = ChartPlot(marks, in: build, context)
        let drawing = ChartDrawing(plot)
        var chart = View(.leaf(.canvas(name: "Chart", marks: drawing.marks)), source: source)
        var missed: [SourceRange: Decoration] = [:]
        for mark in marks { missed.merge(mark.missed) { first, _ in first } }
        for note in missed.values { chart = View(.decorated(chart, note), source: source) }
        let covers = build.environment.custom[ChartCover.key] as? [ChartCover] ?? []
        chart = ChartCover.apply(covers, to: chart, plot, context)
        let annotations = ChartAnnotations(plot: plot)
        if !annotations.isEmpty {
          chart = View(
            .modified(chart, .overlay(annotations.view, alignment: .center)), source: source)
        }
        let styles = build.environment.custom[StyledPlot.key] as? [Closure] ?? []
        return StyledPlot.apply(styles, to: chart, plot, context)
      })
  }

  // MARK: Marks

  private static let markTypes =
    ["BarMark", "LineMark", "PointMark", "AreaMark", "RuleMark", "RectangleMark", "LinePlot"]
    .map { name in
      NativeType(
        "struct \(name): View",
        members: [
          NativeMember(
            "init(x: PlottableValue? = nil, xStart: PlottableValue? = nil, "
              + "xEnd: PlottableValue? = nil, y: PlottableValue? = nil, "
              + "yStart: PlottableValue? = nil, yEnd: PlottableValue? = nil, "
              + "width: MarkDimension = .automatic, height: MarkDimension = .automatic, "
              + "series: PlottableValue? = nil, stacking: MarkStackingMethod = .standard)"
          ) {
            (
              call, x: Plotted?, xStart: Plotted?, xEnd: Plotted?, y: Plotted?,
              yStart: Plotted?, yEnd: Plotted?, width: ChartDimension, height: ChartDimension,
              series: Plotted?, stacking: CaseName
            ) in
            mark(call, name) {
              ChartMark(
                kind: $0, x: ChartMark.Span(x, from: xStart, to: xEnd),
                y: ChartMark.Span(y, from: yStart, to: yEnd),
                thickness: (width.thickness, height.thickness),
                stacking: ChartMark.Stacking(rawValue: stacking.name) ?? .standard,
                series: series?.value)
            }
          }
        ])
    }

  private static let sectorType = NativeType(
    "struct SectorMark: View",
    members: [
      NativeMember(
        "init(angle: PlottableValue, innerRadius: MarkDimension = .automatic, "
          + "outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil)"
      ) {
        (
          call, angle: Plotted, innerRadius: ChartDimension, outerRadius: ChartDimension,
          angularInset: Double?
        ) in
        mark(call, "SectorMark") {
          ChartMark(
            kind: $0, angle: angle.value?.number,
            radii: (innerRadius.part(or: 0), outerRadius.part(or: 1)), inset: angularInset ?? 0)
        }
      }
    ])

  /// A view that is content of a chart. No layout places it; only its chart asks it for its values.
  private static func mark(
    _ call: NativeCall, _ name: String, _ make: (ChartMark.Kind) -> ChartMark
  ) -> Value {
    guard let kind = ChartMark.Kind(rawValue: name) else { return .none }
    return call.make(
      .trait(
        View(.leaf(.placeholder(name: name))),
        .containerValue(key: ChartMark.key, make(kind))))
  }
}
