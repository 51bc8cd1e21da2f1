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
    ]
      + ["BarMark", "LineMark", "PointMark", "AreaMark", "RuleMark", "RectangleMark", "LinePlot"]
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
                yStart: Plotted?, yEnd: Plotted?, _: Unused, _: Unused, series: Plotted?,
                _: Unused
              ) in
              mark(call, name) {
                ChartMark(
                  kind: $0, x: ChartMark.Span(x, from: xStart, to: xEnd),
                  y: ChartMark.Span(y, from: yStart, to: yEnd), series: series?.value)
              }
            }
          ])
      } + [
        NativeType(
          "struct SectorMark: View",
          members: [
            NativeMember(
              "init(angle: PlottableValue, innerRadius: MarkDimension = .automatic, "
                + "outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil)"
            ) { (call, angle: Plotted, innerRadius: Value, _: Unused, _: Unused) in
              mark(call, "SectorMark") {
                ChartMark(kind: $0, angle: angle.value?.number, hole: ChartMark.hole(innerRadius))
              }
            }
          ]),
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
          "chartForegroundStyleScale<V, S: ShapeStyle>(_ mapping: KeyValuePairs<V, S>)",
          "chartForegroundStyleScale(domain: Any? = nil, range: Any, type: ScaleType? = nil)",
          "chartForegroundStyleScale<V, S: ShapeStyle>(domain: Any? = nil, "
            + "mapping: @escaping (V) -> S)",
          "chartSymbolScale<V>(_ mapping: KeyValuePairs<V, BasicChartSymbolShape>)",
          "chartSymbolScale(domain: Any? = nil, range: Any)",
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
          "offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)",
          "offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0)",
          "offset(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat)",
        ].map(onChart)
        + ["()", "@escaping (AnnotationContext)"].map { taken in
          onChart(
            "annotation<C: View>(position: AnnotationPosition = .automatic, "
              + "alignment: Alignment = .center, spacing: CGFloat? = nil, "
              + "overflowResolution: AnnotationOverflowResolution = .automatic, "
              + "@ViewBuilder content: \(taken) -> C)")
        }
        + ["XAxis", "YAxis", "Legend"].map { part in
          NativeMember("func chart\(part)(_ visibility: Visibility) -> some View") {
            (call, visibility: CaseName) in
            try call.environment {
              $0.custom[ChartPlot.hiddenKey(part)] = visibility == "hidden"
            }
          }
        } + [
          NativeMember("func foregroundStyle(by value: PlottableValue) -> some View") {
            (call, value: Plotted) in
            try call.trait(.containerValue(key: ChartMark.seriesKey, value.value as Any))
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

  private static func chart(_ call: NativeCall, _ content: View) -> Value {
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

  /// Something in a chart, which no layout sees: a view that only its chart asks for what it says.
  private static func mark(_ name: String, _ signatures: String...) -> NativeType {
    mark(name, signatures)
  }

  private static func mark(_ name: String, _ signatures: [String]) -> NativeType {
    NativeType(
      "struct \(name): View",
      members: signatures.map { signature in
        // A chart draws its own axes.
        NativeMember(signature) { _ in .none }
      })
  }

  private static func mark(
    _ call: NativeCall, _ name: String, _ make: (ChartMark.Kind) -> ChartMark
  ) -> Value {
    guard let kind = ChartMark.Kind(rawValue: name) else { return .none }
    return call.make(
      .trait(
        View(.leaf(.placeholder(name: name))),
        .containerValue(key: ChartMark.key, make(kind))))
  }

  private static func onChart(_ signature: String) -> NativeMember {
    SwiftUILibrary.idle("func \(signature) -> some View")
  }
}
