import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// Swift Charts: a chart takes all it is offered. Its marks and axes are checked, not drawn, and a
  /// warning says so.
  static let charts = NativeLibrary(
    name: "Charts",
    types: [
      NativeType(
        "struct Chart: View",
        members: [
          chart("init<C: View>(@ViewBuilder content: () -> C)"),
          chart(
            "init<Data: Identifiable, C: View>(_ data: [Data], "
              + "@ViewBuilder content: @escaping (Data) -> C)"),
          chart(
            "init<Data, ID: Hashable, C: View>(_ data: [Data], id: KeyPath<Data, ID>, "
              + "@ViewBuilder content: @escaping (Data) -> C)"),
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
          "chart\(axis)Axis(_ visibility: Visibility)",
          "chart\(axis)Axis<C: View>(@ViewBuilder content: () -> C)",
          "chart\(axis)AxisLabel(_ label: LocalizedStringKey, position: Any? = nil, "
            + "alignment: Alignment? = nil, spacing: CGFloat? = nil)",
          "chart\(axis)AxisLabel<C: View>(position: Any? = nil, alignment: Alignment? = nil, "
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
          "chartLegend(_ visibility: Visibility)",
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
          "foregroundStyle(by value: PlottableValue)", "symbol(by value: PlottableValue)",
          "symbol(_ symbol: BasicChartSymbolShape)",
          "symbol<C: View>(@ViewBuilder symbol: () -> C)", "symbolSize(_ area: CGFloat)",
          "symbolSize(_ size: CGSize)", "symbolSize(by value: PlottableValue)",
          "lineStyle(_ style: StrokeStyle)", "lineStyle(by value: PlottableValue)",
          "interpolationMethod(_ method: InterpolationMethod)",
          "position(by value: PlottableValue, axis: Axis? = nil, span: MarkDimension = .automatic)",
          "alignsMarkStylesWithPlotArea(_ aligns: Bool = true)",
          "annotation<C: View>(position: AnnotationPosition = .automatic, "
            + "alignment: Alignment = .center, spacing: CGFloat? = nil, "
            + "overflowResolution: AnnotationOverflowResolution = .automatic, "
            + "@ViewBuilder content: () -> C)",
        ].map(onChart)
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

  private static func chart(_ signature: String) -> NativeMember {
    NativeMember(signature) { call in
      call.context.report(
        Diagnostic(
          severity: .warning, identifier: "chart",
          message: "the contents of a Chart are not drawn; it takes the space it is given",
          location: call.location))
      return call.make(.leaf(.placeholder(name: "Chart")))
    }
  }

  /// Something in a chart, which no layout sees.
  private static func mark(_ name: String, _ signatures: String...) -> NativeType {
    mark(name, signatures)
  }

  private static func mark(_ name: String, _ signatures: [String]) -> NativeType {
    NativeType(
      "struct \(name): View", members: signatures.map { NativeMember($0) { _ in .none } })
  }

  private static func onChart(_ signature: String) -> NativeMember {
    SwiftUILibrary.idle("func \(signature) -> some View")
  }
}
