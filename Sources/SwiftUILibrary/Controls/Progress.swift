import FoundationLibrary
import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Progress and gauges: how far something is.
  static let progress = NativeLibrary(
    name: "Progress",
    types: [
      NativeType(
        "struct ProgressView<Label: View, CurrentValueLabel: View>: View",
        members: [
          NativeMember("init() where Label == EmptyView, CurrentValueLabel == EmptyView") { call in
            try progress(call)
          },
          NativeMember(
            "init(_ title: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView"
          ) { call in try progress(call, label: call.text(0)) },
          NativeMember(
            "init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView"
          ) { call in try progress(call, label: call.content(0)) },
          NativeMember(
            "init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) "
              + "where Label == EmptyView, CurrentValueLabel == EmptyView"
          ) { call in try progress(call, value: 0) },
          NativeMember(
            "init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1.0) "
              + "where Label == Text, CurrentValueLabel == EmptyView"
          ) { call in try progress(call, value: 1, label: call.text(0)) },
          NativeMember(
            "init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, "
              + "@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView"
          ) { call in try progress(call, value: 0, label: call.content(2)) },
          NativeMember(
            "init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, "
              + "@ViewBuilder label: () -> Label, "
              + "@ViewBuilder currentValueLabel: () -> CurrentValueLabel)"
          ) { call in
            try progress(call, value: 0, label: call.content(2), current: call.content(3))
          },
          NativeMember(
            "init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) "
              + "where Label == EmptyView, CurrentValueLabel == ModifiedContent"
          ) { call in try timer(call, label: nil, current: nil) },
          NativeMember(
            "init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, "
              + "@ViewBuilder label: () -> Label) where CurrentValueLabel == ModifiedContent"
          ) { call in try timer(call, label: call.content(2), current: nil) },
          NativeMember(
            "init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, "
              + "@ViewBuilder label: () -> Label, "
              + "@ViewBuilder currentValueLabel: () -> CurrentValueLabel)"
          ) { call in try timer(call, label: call.content(2), current: call.content(3)) },
          NativeMember(
            "init(_ configuration: ProgressViewStyleConfiguration) "
              + "where Label == ModifiedContent, CurrentValueLabel == ModifiedContent"
          ) { call in
            let parts = try call.value(0)
            func part(_ name: String) throws -> View? {
              try parts.stored(name)?.unwrapped.map(call.context.view)
            }
            return try progress(
              call, fraction: parts.stored("fractionCompleted")?.unwrapped?.asDouble,
              label: part("label"), current: part("currentValueLabel"))
          },
        ]),
      NativeType(
        "struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, "
          + "MarkedValueLabels: View>: View",
        members: [
          gauge(
            [],
            where: "CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, "
              + "MarkedValueLabels == EmptyView"),
          gauge(
            ["currentValueLabel: () -> CurrentValueLabel"],
            where: "BoundsLabel == EmptyView, MarkedValueLabels == EmptyView"),
          gauge(
            [
              "currentValueLabel: () -> CurrentValueLabel",
              "markedValueLabels: () -> MarkedValueLabels",
            ], marks: true, where: "BoundsLabel == EmptyView"),
          gauge(
            [
              "currentValueLabel: () -> CurrentValueLabel",
              "minimumValueLabel: () -> BoundsLabel", "maximumValueLabel: () -> BoundsLabel",
            ], where: "MarkedValueLabels == EmptyView"),
          gauge(
            [
              "currentValueLabel: () -> CurrentValueLabel",
              "minimumValueLabel: () -> BoundsLabel", "maximumValueLabel: () -> BoundsLabel",
              "markedValueLabels: () -> MarkedValueLabels",
            ], marks: true),
        ]),
    ])

  /// How much of a time is left, or is over, with what is left in figures below.
  private static func timer(_ call: NativeCall, label: View?, current: View?) throws -> Value {
    let (dates, countsDown) = (try call.dates(0), try call.bool(1))
    let now = call.interpreter.configuration.now
    let length = dates.upperBound - dates.lowerBound
    let passed = length > 0 ? min(max((now - dates.lowerBound) / length, 0), 1) : 1
    let figures = TextValue(
      DateStyle.timer(dates, at: now, countsDown: countsDown, showsHours: true),
      source: call.source)
    return try progress(
      call, fraction: countsDown ? 1 - passed : passed, label: label,
      current: current ?? figures.makeView(in: call.context))
  }

  private static func progress(
    _ call: NativeCall, value: Int? = nil, fraction: Double? = nil, label: View? = nil,
    current: View? = nil
  ) throws -> Value {
    var fraction = fraction
    if let value, let amount = call.optional(value)?.asDouble {
      let total = call.arguments.count > value + 1 ? call.optional(value + 1)?.asDouble : nil
      fraction = amount / (total ?? 1)
    }
    let (context, source) = (call.context, call.source)
    return call.make(
      .composite(name: "ProgressView", isBuiltIn: true) { [fraction] build in
        context.guardedView("ProgressView") {
          try context.styled(
            .progress, at: build,
            configuration: {
              [
                ("fractionCompleted", .optional(fraction.map(Value.double))),
                ("label", context.value(label)), ("currentValueLabel", context.value(current)),
              ]
            }
          ) { style in
            let isBar = style.map { $0 == "LinearProgressViewStyle" } ?? (fraction != nil)
            let part = View(
              .leaf(
                .control(
                  name: isBar ? "ProgressBar" : "ProgressView", label: "",
                  state: fraction.map(ControlState.share) ?? .none)),
              source: source)
            let place = ControlPlace(build)
            let isAlone = place.hidesLabel || (label == nil && current == nil)
            if isAlone { return part }
            // Recorded: 4 points around a phone's bar, nothing around a Mac's, which is 20 high.
            if isBar {
              return .vStack(
                [label, part, current].compactMap { $0 }, spacing: place.isMac ? 0 : 4)
            }
            let secondary = label?.styled { $0.foreground = $0.foreground ?? .named(.secondary) }
            return .vStack([part, secondary].compactMap { $0 }, alignment: .horizontalCenter)
          }
        }
      })
  }

  /// A gauge with its label and others, the last of which may be those of marks, which no gauge
  /// shows yet.
  private static func gauge(
    _ others: [String], marks: Bool = false, where constraint: String = ""
  ) -> NativeMember {
    let labels = (["label: () -> Label"] + others).map { "@ViewBuilder " + $0 }
    return NativeMember(
      "init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0.0...1.0, "
        + labels.joined(separator: ", ") + ")" + (constraint.isEmpty ? "" : " where " + constraint)
    ) { call in
      let labels = try (2..<call.arguments.count - (marks ? 1 : 0)).map { try call.content($0) }
      let (value, context) = (try call.value(0), call.context)
      let share = ControlState.share(of: value, in: try call.value(1))
      let source = call.source
      return call.make(
        .composite(name: "Gauge", isBuiltIn: true) { build in
          context.guardedView("Gauge") {
            try context.styled(
              .gauge, at: build,
              configuration: {
                [
                  ("value", value), ("label", context.value(labels[0])),
                  ("currentValueLabel", context.value(labels.count > 1 ? labels[1] : nil)),
                  ("minimumValueLabel", context.value(labels.count > 2 ? labels[2] : nil)),
                  ("maximumValueLabel", context.value(labels.count > 3 ? labels[3] : nil)),
                ]
              }
            ) { style in
              if style?.hasPrefix("AccessoryCircular") == true {
                return circle(around: labels.count > 1 ? labels[1] : labels[0], share, source)
              }
              let bar = View(
                .leaf(.control(name: "GaugeBar", label: "", state: share)), source: source)
              let parts = [labels[0], bar] + labels.dropFirst().prefix(1)
              return View(
                .container(
                  .vStack(alignment: .horizontalCenter, spacing: nil), View(.group(parts))))
            }
          }
        })
    }
  }

  /// A circular gauge is 59 points across, what it says in its middle.
  private static func circle(
    around label: View, _ share: ControlState, _ source: SourceRange?
  ) -> View {
    let ring = View(
      .modified(
        View(.leaf(.control(name: "Gauge", label: "", state: share)), source: source),
        .frame(width: 59, height: 59, alignment: .center)))
    return View(.modified(ring, .overlay(label, alignment: .center)))
  }
}
