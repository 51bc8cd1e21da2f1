import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// Modifiers of charts, besides those of their axes.
  static let chartModifiers: [NativeMember] =
    [
      NativeMember("func chartLegend(_ visibility: Visibility) -> some View") {
        (call, visibility: CaseName) in
        try call.environment {
          $0.custom[ChartLegend.hidesKey] = visibility == "hidden"
        }
      },
      NativeMember(
        "func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, "
          + "spacing: CGFloat? = nil) -> some View"
      ) { (call, position: CaseName, alignment: Alignment?, spacing: Double?) in
        let legend = ChartLegend(
          position: position.name, alignment: alignment, spacing: spacing)
        return try call.environment { $0.custom[ChartLegend.key] = legend }
      },
      NativeMember(
        "func chartForegroundStyleScale<V, S: ShapeStyle>(_ mapping: KeyValuePairs<V, S>) "
          + "-> some View"
      ) { (call, mapping: Value) in
        let interpreter = call.interpreter
        let pairs = try interpreter.elements(of: mapping.stored("pairs") ?? mapping)
        let colors = try pairs.compactMap { pair -> (ChartValue, ShapeStyle)? in
          guard let parts = pair.asTuple, parts.count == 2,
            let value = try ChartValue(plotted: parts[0], in: interpreter),
            let style = try call.context.shapeStyle(parts[1])
          else { return nil }
          return (value, style)
        }
        return try call.environment {
          $0.custom[ChartPlot.Colors.key] = ChartPlot.Colors.mapped(colors)
        }
      },
      NativeMember(
        "func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (_ErasedView) -> C) "
          + "-> some View"
      ) { (call, style: Closure) in
        try call.environment {
          let inner = $0.custom[StyledPlot.key] as? [Closure] ?? []
          $0.custom[StyledPlot.key] = [style] + inner
        }
      },
      styleScale(
        "func chartForegroundStyleScale<S: ShapeStyle>(domain: Any? = nil, range: [S], "
          + "type: ScaleType? = nil) -> some View"),
      styleScale(
        "@_disfavoredOverload func chartForegroundStyleScale(domain: Any? = nil, range: Any, "
          + "type: ScaleType? = nil) -> some View"),
    ]
    + [
      "chartLegend<C: View>(position: AnnotationPosition = .automatic, "
        + "alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C)",
      "chartForegroundStyleScale<V, S: ShapeStyle>(domain: Any? = nil, "
        + "mapping: @escaping (V) -> S)",
      "chartSymbolScale<V>(_ mapping: KeyValuePairs<V, BasicChartSymbolShape>)",
      "chartSymbolScale(domain: Any? = nil, range: Any)",
      "chartScrollableAxes(_ axes: Axis.Set)",
    ].map(undrawn)
    + [
      "chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B)",
      "chartAngleSelection<V>(value: Binding<V?>)",
      "chartGesture(_ gesture: @escaping (ChartProxy) -> Any)",
    ].map(idle)
    + ["Overlay", "Background"].map { side in
      NativeMember(
        "func chart\(side)<C: View>(alignment: Alignment = .center, "
          + "@ViewBuilder content: @escaping (ChartProxy) -> C) -> some View"
      ) { (call, alignment: Alignment, content: Closure) in
        let cover = ChartCover(
          isBehind: side == "Background", alignment: alignment, content: content)
        return try call.environment {
          let inner = $0.custom[ChartCover.key] as? [ChartCover] ?? []
          $0.custom[ChartCover.key] = [cover] + inner
        }
      }
    }
    + ["X", "Y", "Z"].flatMap { axis in
      [
        "chart\(axis)VisibleDomain(length: Any)",
        "chart\(axis)AxisStyle<C: View>(@ViewBuilder content: @escaping (_ErasedView) -> C)",
      ].map(undrawn)
        + [
          "chart\(axis)Selection<V>(value: Binding<V?>)",
          "chart\(axis)Selection<V>(range: Binding<ClosedRange<V>?>)",
          "chartScrollPosition<V>(\(axis.lowercased()): Binding<V>)",
          "chartScrollPosition(initial\(axis): Any)",
        ].map(idle)
    }

  /// Modifiers of the marks in a chart.
  static let markModifiers: [NativeMember] =
    [
      NativeMember("func foregroundStyle(by value: PlottableValue) -> some View") {
        (call, value: Plotted) in
        try call.setting(.series) { $0.series = value.value }
      },
      NativeMember("func symbol(by value: PlottableValue) -> some View") {
        (call, value: Plotted) in
        // A symbol for each series, and lines of their own.
        try call.setting(.symbolSeries) {
          $0.series = $0.series ?? value.value
          $0.symbol = $0.symbol ?? .circle
        }
      },
      NativeMember("func symbol(_ symbol: BasicChartSymbolShape) -> some View") {
        (call, symbol: CaseName) in
        try call.setting(.symbol) { $0.symbol = ChartSymbol(rawValue: symbol.name) ?? .circle }
      },
      NativeMember("func symbol<S: Shape>(_ symbol: S) -> some View") { (call, _: Unused) in
        try call.setting(.symbol) { $0.symbol = .circle }
      },
      NativeMember("func symbol<C: View>(@ViewBuilder symbol: () -> C) -> some View") {
        (call, symbol: Content) in
        try call.annotated("symbol", try symbol(), spacing: 0)
      },
      NativeMember("func symbolSize(_ area: CGFloat) -> some View") { (call, area: Double) in
        try call.setting(.symbolArea) { $0.symbolArea = max(area, 0) }
      },
      NativeMember("func symbolSize(_ size: CGSize) -> some View") { (call, size: Size) in
        try call.setting(.symbolArea) {
          $0.symbolArea = .pi / 4 * max(size.width, 0) * max(size.height, 0)
        }
      },
      NativeMember("func lineStyle(_ style: StrokeStyle) -> some View") {
        (call, style: StrokeStyle) in
        try call.setting(.line) { $0.line = style }
      },
      NativeMember("func interpolationMethod(_ method: InterpolationMethod) -> some View") {
        (call, method: CaseName) in
        try call.setting(.interpolation) {
          $0.interpolation = ChartInterpolation(rawValue: method.name) ?? .linear
        }
      },
      NativeMember(
        "func position(by value: PlottableValue, axis: Axis? = nil, "
          + "span: MarkDimension = .automatic) -> some View"
      ) { (call, value: Plotted, _: Unused, _: Unused) in
        try call.setting(.group) { $0.group = value.value }
      },
      NativeMember(
        "func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle) -> some View"
      ) { (call, radius: Double, _: Unused) in
        try call.setting(.corner) { $0.cornerRadius = max(radius, 0) }
      },
    ]
    + ["()", "@escaping (AnnotationContext)"].map { taken in
      NativeMember(
        "func annotation<C: View>(position: AnnotationPosition = .automatic, "
          + "alignment: Alignment = .center, spacing: CGFloat? = nil, "
          + "overflowResolution: AnnotationOverflowResolution = .automatic, "
          + "@ViewBuilder content: \(taken) -> C) -> some View"
      ) {
        (
          call, position: CaseName, alignment: Alignment, spacing: Double?, _: Unused,
          content: Closure
        ) in
        let context = call.context
        let arguments =
          taken == "()"
          ? []
          : [
            try call.interpreter.construct(
              "AnnotationContext", [("targetSize", call.give(Size.zero))])
          ]
        return try call.annotated(
          place(position.name, alignment), try context.view(content(with: arguments)),
          spacing: spacing ?? 4)
      }
    }
    + [
      "symbolSize(by value: PlottableValue)", "lineStyle(by value: PlottableValue)",
      "offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)",
      "offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0)",
      "offset(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat)",
    ].map(undrawn) + ["alignsMarkStylesWithPlotArea(_ aligns: Bool = true)"].map(idle)

  /// A position with what its alignment adds to it: above and to the leading edge.
  private static func place(_ position: String, _ alignment: Alignment) -> String {
    let edge = position == "automatic" ? "top" : position
    guard ["top", "bottom"].contains(edge) else { return position }
    return switch alignment.horizontal.key {
    case .leading: edge + "Leading"
    case .trailing: edge + "Trailing"
    default: position
    }
  }

  private static func undrawn(_ signature: String) -> NativeMember {
    SwiftUILibrary.undrawn("func \(signature) -> some View")
  }

  private static func idle(_ signature: String) -> NativeMember {
    SwiftUILibrary.idle("func \(signature) -> some View")
  }

  /// The colours of series in turn, or of the values of a domain.
  private static func styleScale(_ signature: String) -> NativeMember {
    NativeMember(signature) { (call, domain: Value?, range: Value, _: Unused) in
      let interpreter = call.interpreter
      let values = try domain.map {
        try interpreter.elements(of: $0).compactMap {
          try ChartValue(plotted: $0, in: interpreter)
        }
      }
      guard case .array = range else { return try call.unchanged() }
      let styles = try interpreter.elements(of: range).compactMap(call.context.shapeStyle)
      return try call.environment {
        $0.custom[ChartPlot.Colors.key] = ChartPlot.Colors.range(styles, domain: values)
      }
    }
  }
}

extension NativeCall {
  /// The mark with something that its chart reads of it.
  fileprivate func setting(
    _ setting: ChartMark.Setting, _ change: @escaping ChartMark.Change
  ) throws -> Value {
    try trait(.containerValue(key: setting.key, change))
  }

  fileprivate func annotated(_ position: String, _ view: View, spacing: Double) throws -> Value {
    let change: ChartMark.Change = {
      $0.annotations.append(
        ChartMark.Annotation(position: position, spacing: spacing, view: view))
    }
    return try trait(.containerValue(key: ChartMark.annotationKey(position), change))
  }
}
