import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// Swift Charts: a chart takes all it is offered, and draws its marks with axes of its own choice.
  static let charts = NativeLibrary(
    name: "Charts",
    types: [
      NativeType(
        "struct Chart: View",
        members: [
          chart("init<C: View>(@ViewBuilder content: () -> C)") { try $0.content(0) },
          chart(
            "init<Data: Identifiable, C: View>(_ data: [Data], "
              + "@ViewBuilder content: @escaping (Data) -> C)"
          ) { call in
            try SwiftUILibrary.forEachView(call, data: 0, content: 1) {
              try call.interpreter.property("id", of: $0)
            }
          },
          chart(
            "init<Data, ID: Hashable, C: View>(_ data: [Data], id: KeyPath<Data, ID>, "
              + "@ViewBuilder content: @escaping (Data) -> C)"
          ) { call in
            let path = try call.value(1)
            return try SwiftUILibrary.forEachView(call, data: 0, content: 2) {
              try call.interpreter.read(path, of: $0)
            }
          },
        ])
    ]
      + ["BarMark", "LineMark", "PointMark", "AreaMark", "RuleMark", "RectangleMark", "LinePlot"]
      .map { name in
        mark(
          name,
          "init(x: PlottableValue? = nil, xStart: PlottableValue? = nil, "
            + "xEnd: PlottableValue? = nil, y: PlottableValue? = nil, "
            + "yStart: PlottableValue? = nil, yEnd: PlottableValue? = nil, "
            + "width: MarkDimension = .automatic, height: MarkDimension = .automatic, "
            + "series: PlottableValue? = nil, stacking: MarkStackingMethod = .standard)")
      } + [
        mark(
          "SectorMark",
          "init(angle: PlottableValue, innerRadius: MarkDimension = .automatic, "
            + "outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil)"),
        mark("AxisMarks", axisMarks),
        mark("AxisGridLine", "init(centered: Bool? = nil, stroke: StrokeStyle? = nil)"),
        mark(
          "AxisTick",
          ["CGFloat = 0", "AxisTickLength"].map {
            "init(centered: Bool? = nil, length: \($0), stroke: StrokeStyle? = nil)"
          }),
        mark("AxisValueLabel", axisValueLabels),
      ],
    extensions: [
      "View": ["X", "Y", "Z"].flatMap { axis in
        [
          "chart\(axis)Axis<C: View>(@ViewBuilder content: () -> C)",
          "chart\(axis)AxisLabel(_ label: LocalizedStringKey, position: AnnotationPosition? = nil, "
            + "alignment: Alignment? = nil, spacing: CGFloat? = nil)",
          "chart\(axis)AxisLabel<C: View>(position: AnnotationPosition? = nil, alignment: Alignment? = nil, "
            + "spacing: CGFloat? = nil, @ViewBuilder content: () -> C)",
          "chart\(axis)Scale(domain: Any, range: Any? = nil, type: ScaleType? = nil)",
          "chart\(axis)Scale(domain: AutomaticScaleDomain, range: Any? = nil, "
            + "type: ScaleType? = nil)",
          "chart\(axis)Scale(range: Any, type: ScaleType? = nil)",
          "chart\(axis)Scale(type: ScaleType)",
          "chart\(axis)VisibleDomain(length: Any)",
          "chart\(axis)AxisStyle<C: View>(@ViewBuilder content: @escaping (ModifiedContent) -> C)",
          "chart\(axis)Selection<V>(value: Binding<V?>)",
          "chart\(axis)Selection<V>(range: Binding<ClosedRange<V>?>)",
          "chartScrollPosition<V>(\(axis.lowercased()): Binding<V>)",
          "chartScrollPosition(initial\(axis): Any)",
        ].map(onChart)
      }
        + ["Overlay", "Background"].map {
          onChart(
            "chart\($0)<C: View>(alignment: Alignment = .center, "
              + "@ViewBuilder content: @escaping (ChartProxy) -> C)")
        }
        + [
          "chartLegend(position: AnnotationPosition, alignment: Alignment? = nil, "
            + "spacing: CGFloat? = nil)",
          "chartLegend<C: View>(position: AnnotationPosition = .automatic, "
            + "alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C)",
          "chartForegroundStyleScale(_ mapping: Any)",
          "chartForegroundStyleScale(domain: Any? = nil, range: Any, type: ScaleType? = nil)",
          "chartForegroundStyleScale<V, S: ShapeStyle>(_ mapping: @escaping (V) -> S)",
          "chartSymbolScale(_ mapping: Any)", "chartSymbolScale(domain: Any? = nil, range: Any)",
          "chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ModifiedContent) -> C)",
          "chartScrollableAxes(_ axes: Axis.Set)",
          "chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B)",
          "chartAngleSelection<V>(value: Binding<V?>)",
          "chartGesture(_ gesture: @escaping (ChartProxy) -> Any)",
          // Of marks.
          "symbol(by value: PlottableValue)",
          "symbol(_ symbol: BasicChartSymbolShape)", "symbol<S: Shape>(_ symbol: S)",
          "symbol<C: View>(@ViewBuilder symbol: () -> C)", "symbolSize(_ area: CGFloat)",
          "symbolSize(_ size: CGSize)", "symbolSize(by value: PlottableValue)",
          "lineStyle(_ style: StrokeStyle)", "lineStyle(by value: PlottableValue)",
          "interpolationMethod(_ method: InterpolationMethod)",
          "position(by value: PlottableValue, axis: Axis? = nil, span: MarkDimension = .automatic)",
          "cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle)",
          "alignsMarkStylesWithPlotArea(_ aligns: Bool = true)",
          "annotation<C: View>(position: AnnotationPosition = .automatic, "
            + "alignment: Alignment = .center, spacing: CGFloat? = nil, "
            + "overflowResolution: AnnotationOverflowResolution = .automatic, "
            + "@ViewBuilder content: () -> C)",
        ].map(onChart)
        + ["XAxis", "YAxis", "Legend"].map { part in
          NativeMember("func chart\(part)(_ visibility: Visibility) -> some View") { call in
            let isHidden = try call.value(0).caseName == "hidden"
            return try call.environment { $0.custom[ChartPlot.hiddenKey(part)] = isHidden }
          }
        } + [
          NativeMember("func foregroundStyle(by value: PlottableValue) -> some View") { call in
            let series = try ChartValue(call.value(0), in: call.interpreter)
            return try call.trait(.containerValue(key: ChartMark.seriesKey, series as Any))
          }
        ]
    ],
    sources: [Declarations.charts])

  private static let axisMarks: [String] = ["AxisMarkValues = .automatic", "[V]"].flatMap {
    values in
    let generic = values == "[V]" ? "V" : ""
    let rest =
      "preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, "
      + "values: \(values), stroke: StrokeStyle? = nil"
    func signature(_ parameters: String, _ generics: String...) -> String {
      let all = ([generic] + generics).filter { !$0.isEmpty }.joined(separator: ", ")
      return "init\(all.isEmpty ? "" : "<\(all)>")(\(parameters))"
    }
    return [
      signature("\(rest), @ViewBuilder content: @escaping (AxisValue) -> C", "C: View"),
      signature("\(rest), @ViewBuilder content: @escaping () -> C", "C: View"),
      signature(rest), signature("format: F, \(rest)", "F: FormatStyle"),
    ]
  }

  private static let axisValueLabels: [String] = {
    let place = "centered: Bool? = nil, anchor: UnitPoint? = nil, "
    let rest =
      "multiLabelAlignment: Alignment? = nil, "
      + "collisionResolution: AxisValueLabelCollisionResolution = .automatic, "
      + "offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, "
      + "horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil"
    return [
      "init(_ label: LocalizedStringKey, \(place)\(rest))", "init(\(place)\(rest))",
      "init<F: FormatStyle>(format: F, \(place)\(rest))",
      "init<C: View>(\(place)\(rest), @ViewBuilder content: () -> C)",
    ]
  }()

  private static func chart(
    _ signature: String, _ content: @escaping @Sendable (NativeCall) throws -> View
  ) -> NativeMember {
    NativeMember(signature) { call in
      let content = try content(call)
      let source = call.source
      return call.make(
        .composite(name: "Chart", isBuiltIn: true) { build in
          let marks = content.subviews(in: build).compactMap {
            ChartMark(of: $0, in: build.environment)
          }
          let drawing = ChartDrawing(ChartPlot(marks, in: build.environment))
          return View(.leaf(.canvas(name: "Chart", marks: drawing.marks)), source: source)
        })
    }
  }

  /// Something in a chart, which no layout sees: a view that only its chart asks for what it says.
  private static func mark(_ name: String, _ signatures: String...) -> NativeType {
    mark(name, signatures)
  }

  private static func mark(_ name: String, _ signatures: [String]) -> NativeType {
    NativeType(
      "struct \(name): View",
      members: signatures.map { signature in
        NativeMember(signature) { call in
          guard let kind = ChartMark.Kind(rawValue: name) else { return .none }
          let mark = try ChartMark(kind, call)
          return call.make(
            .trait(
              View(.leaf(.placeholder(name: name))),
              .containerValue(key: ChartMark.key, mark)))
        }
      })
  }

  private static func onChart(_ signature: String) -> NativeMember {
    SwiftUILibrary.idle("func \(signature) -> some View")
  }
}
