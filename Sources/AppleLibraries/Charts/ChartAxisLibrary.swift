import LayoutSolver
import Numbers
import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// The types that are used in `chartXAxis` and `chartYAxis`.
  static let axisTypes = [
    NativeType("struct AxisMarks: View", members: axisMarks),
    NativeType(
      "struct AxisGridLine: View",
      members: [
        NativeMember("init(centered: Bool? = nil, stroke: StrokeStyle? = nil)") {
          (call, _: Unused, stroke: StrokeStyle?) in part(call, .line(stroke))
        }
      ]),
    NativeType(
      "struct AxisTick: View",
      members: ["CGFloat = 0", "AxisTickLength"].map {
        NativeMember("init(centered: Bool? = nil, length: \($0), stroke: StrokeStyle? = nil)") {
          (call, _: Unused, _: Unused, stroke: StrokeStyle?) in part(call, .tick(stroke))
        }
      }),
    NativeType("struct AxisValueLabel: View", members: axisValueLabels),
  ]

  private static func part(_ call: NativeCall, _ part: ChartAxis.Part) -> Value {
    call.make(
      .trait(
        View(.leaf(.placeholder(name: "Axis"))),
        .containerValue(key: ChartAxis.partKey, part)))
  }

  // MARK: AxisMarks

  private static let axisMarks = ["AxisMarkValues = .automatic", "[V]"].flatMap {
    values -> [NativeMember] in
    let generic = values == "[V]" ? ["V"] : []
    let rest =
      "preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, "
      + "values: \(values), stroke: StrokeStyle? = nil"
    func signature(_ parameters: String, _ generics: String...) -> String {
      let all = (generic + generics).joined(separator: ", ")
      return "init\(all.isEmpty ? "" : "<\(all)>")(\(parameters))"
    }
    return [
      NativeMember(
        signature("\(rest), @ViewBuilder content: @escaping (AxisValue) -> C", "C: View")
      ) {
        (
          call, _: Unused, position: CaseName, values: AxisValues, _: Unused, content: Closure
        ) in
        let context = call.context
        return axis(call, position, values) { value, index, count in
          let interpreter = context.interpreter
          let argument = try interpreter.construct(
            "AxisValue",
            [
              ("index", .int(index)), ("count", .int(count)),
              ("plotted", value.value(in: interpreter)),
            ])
          return try context.view(content(argument))
        }
      },
      NativeMember(signature("\(rest), @ViewBuilder content: @escaping () -> C", "C: View")) {
        (
          call, _: Unused, position: CaseName, values: AxisValues, _: Unused, content: Content
        ) in
        axis(call, position, values) { _, _, _ in try content() }
      },
      NativeMember(signature(rest)) {
        (call, _: Unused, position: CaseName, values: AxisValues, _: Unused) in
        axis(call, position, values)
      },
      NativeMember(signature("format: F, \(rest)", "F: FormatStyle")) {
        (
          call, format: Value, _: Unused, position: CaseName, values: AxisValues, _: Unused
        ) in
        axis(call, position, values, format: format)
      },
    ]
  }

  private static func axis(
    _ call: NativeCall, _ position: CaseName, _ values: AxisValues, format: Value? = nil,
    parts: ((ChartValue, Int, Int) throws -> View)? = nil
  ) -> Value {
    let axis = ChartAxis(edge: position.name, ticks: values.ticks, parts: parts, format: format)
    return call.make(
      .trait(
        View(.leaf(.placeholder(name: "AxisMarks"))),
        .containerValue(key: ChartAxis.key, axis)))
  }

  // MARK: Labels

  private static let axisValueLabels: [NativeMember] = {
    let place = "centered: Bool? = nil, anchor: UnitPoint? = nil, "
    let rest =
      "multiLabelAlignment: Alignment? = nil, "
      + "collisionResolution: AxisValueLabelCollisionResolution = .automatic, "
      + "offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, "
      + "horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil"
    return [
      NativeMember("init(_ label: LocalizedStringKey, \(place)\(rest))") {
        (
          call, label: TextContent, centered: Bool?, _: Unused, _: Unused, _: Unused, _: Unused,
          _: Unused, _: Unused, _: Unused
        ) in
        part(call, .label(.words(label.string), isCentered: centered ?? false))
      },
      NativeMember("init(\(place)\(rest))") {
        (
          call, centered: Bool?, _: Unused, _: Unused, _: Unused, _: Unused, _: Unused, _: Unused,
          _: Unused
        ) in
        part(call, .label(.automatic, isCentered: centered ?? false))
      },
      NativeMember("init<F: FormatStyle>(format: F, \(place)\(rest))") {
        (
          call, format: Value, centered: Bool?, _: Unused, _: Unused, _: Unused, _: Unused,
          _: Unused, _: Unused, _: Unused
        ) in
        part(call, .label(.format(format), isCentered: centered ?? false))
      },
      NativeMember("init<C: View>(\(place)\(rest), @ViewBuilder content: () -> C)") {
        (
          call, centered: Bool?, _: Unused, _: Unused, _: Unused, _: Unused, _: Unused, _: Unused,
          _: Unused, content: Content
        ) in
        part(call, .label(.words(try content().words ?? ""), isCentered: centered ?? false))
      },
    ]
  }()

  // MARK: What a chart says of its axes

  static let axisModifiers = ["X", "Y", "Z"].flatMap { axis -> [NativeMember] in
    let content = ChartAxis.Setting.content.key(axis)
    let isHidden = ChartAxis.Setting.isHidden.key(axis)
    let wishes = ChartAxis.Setting.scale.key(axis)
    let title = ChartAxis.Setting.title.key(axis)
    func scale(_ parameters: String) -> String {
      "func chart\(axis)Scale(\(parameters)) -> some View"
    }
    return [
      NativeMember("func chart\(axis)Axis(_ visibility: Visibility) -> some View") {
        (call, visibility: CaseName) in
        try call.environment { $0.custom[isHidden] = visibility == "hidden" }
      },
      NativeMember("func chart\(axis)Axis<C: View>(@ViewBuilder content: () -> C) -> some View") {
        (call, axes: Content) in
        let view = try axes()
        return try call.environment { $0.custom[content] = view }
      },
      NativeMember(
        "func chart\(axis)AxisLabel(_ label: LocalizedStringKey, "
          + "position: AnnotationPosition? = nil, alignment: Alignment? = nil, "
          + "spacing: CGFloat? = nil) -> some View"
      ) { (call, label: TextContent, _: Unused, _: Unused, _: Unused) in
        try call.environment { $0.custom[title] = label.string }
      },
      NativeMember(
        "func chart\(axis)AxisLabel<C: View>(position: AnnotationPosition? = nil, "
          + "alignment: Alignment? = nil, spacing: CGFloat? = nil, "
          + "@ViewBuilder content: () -> C) -> some View"
      ) { (call, _: Unused, _: Unused, _: Unused, label: Content) in
        let words = try label().words
        return try call.environment { $0.custom[title] = words }
      },
      NativeMember(
        scale("domain: Any, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil")
      ) {
        (call, domain: ScaleDomain, range: ScaleRange?, type: CaseName?) in
        try call.scale(wishes, domain, range, type)
      },
      NativeMember(
        scale(
          "domain: AutomaticScaleDomain, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil"
        )
      ) { (call, domain: ScaleDomain, range: ScaleRange?, type: CaseName?) in
        try call.scale(wishes, domain, range, type)
      },
      NativeMember(scale("range: PlotDimensionScaleRange, type: ScaleType? = nil")) {
        (call, range: ScaleRange, type: CaseName?) in
        try call.scale(wishes, nil, range, type)
      },
      NativeMember(scale("type: ScaleType")) { (call, type: CaseName) in
        try call.scale(wishes, nil, nil, type)
      },
    ]
  }
}

/// A scale's domain: a range, all values, or how the chart is to choose it.
private struct ScaleDomain: NativeArgument {
  static var declared: DeclaredTypes { .anything }
  let apply: (inout ChartScale.Wishes) -> Void

  init(argument: Value, of call: borrowing NativeCall) throws {
    let interpreter = call.interpreter
    if argument.stored("isReversed") != nil {
      let includesZero = argument.stored("includesZero")?.unwrapped?.asBool
      let isReversed = argument.stored("isReversed")?.asBool ?? false
      apply = {
        $0.includesZero = includesZero
        $0.isReversed = isReversed
      }
      return
    }
    let values: [ChartValue] =
      if case .range(let range) = argument {
        try [range.lower, range.upper].compactMap(\.self).compactMap {
          try ChartValue(plotted: $0, in: interpreter)
        }
      } else {
        try interpreter.elements(of: argument)
          .compactMap { try ChartValue(plotted: $0, in: interpreter) }
      }
    let numbers = values.compactMap(\.number)
    if numbers.count == values.count, let least = numbers.min(), let most = numbers.max() {
      let isReversed = (numbers.first ?? 0) > (numbers.last ?? 0)
      apply = {
        $0.domain = .numbers(ClosedRange(between: least, and: most))
        $0.isReversed = isReversed
      }
    } else {
      apply = { $0.domain = .categories(values) }
    }
  }
}

/// A scale's range: what of the plot it takes.
private struct ScaleRange: NativeArgument {
  static var declared: DeclaredTypes { .named("PlotDimensionScaleRange") }
  /// Points at either end.
  let padding: (start: Double, end: Double)

  init(argument: Value, of call: borrowing NativeCall) throws {
    padding = (try argument.number("startPadding"), try argument.number("endPadding"))
  }
}

extension NativeCall {
  fileprivate func scale(
    _ key: String, _ domain: ScaleDomain?, _ range: ScaleRange?, _ type: CaseName?
  ) throws -> Value {
    try environment {
      var wishes = $0.custom[key] as? ChartScale.Wishes ?? ChartScale.Wishes()
      domain?.apply(&wishes)
      if let range { wishes.padding = range.padding }
      if let kind = (type?.name).flatMap(ChartScale.Wishes.Kind.init) { wishes.kind = kind }
      $0.custom[key] = wishes
    }
  }
}
