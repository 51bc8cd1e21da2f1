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
          ) { (call, title: TextContent) in try progress(call, label: call.text(title)) },
          NativeMember(
            "init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView"
          ) { (call, value: Value) in
            let done = try call.interpreter.property("fractionCompleted", of: value)
            return try progress(call, fraction: done.asDouble)
          },
          NativeMember(
            "init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView"
          ) { (call, label: Content) in try progress(call, label: label()) },
          NativeMember(
            "init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) "
              + "where Label == EmptyView, CurrentValueLabel == EmptyView"
          ) { (call, value: Double?, total: Double) in
            try progress(call, fraction: value.map { $0 / total })
          },
          NativeMember(
            "init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1.0) "
              + "where Label == Text, CurrentValueLabel == EmptyView"
          ) { (call, title: TextContent, value: Double?, total: Double) in
            try progress(call, fraction: value.map { $0 / total }, label: call.text(title))
          },
          NativeMember(
            "init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, "
              + "@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView"
          ) { (call, value: Double?, total: Double, label: Content) in
            try progress(call, fraction: value.map { $0 / total }, label: label())
          },
          NativeMember(
            "init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, "
              + "@ViewBuilder label: () -> Label, "
              + "@ViewBuilder currentValueLabel: () -> CurrentValueLabel)"
          ) { (call, value: Double?, total: Double, label: Content, currentValueLabel: Content) in
            try progress(
              call, fraction: value.map { $0 / total }, label: label(),
              current: currentValueLabel())
          },
          NativeMember(
            "init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) "
              + "where Label == EmptyView, CurrentValueLabel == _ErasedView"
          ) { (call, interval: DateRange, countsDown: Bool) in
            try timer(call, interval, countsDown)
          },
          NativeMember(
            "init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, "
              + "@ViewBuilder label: () -> Label) where CurrentValueLabel == _ErasedView"
          ) { (call, interval: DateRange, countsDown: Bool, label: Content) in
            try timer(call, interval, countsDown, label: label())
          },
          NativeMember(
            "init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, "
              + "@ViewBuilder label: () -> Label, "
              + "@ViewBuilder currentValueLabel: () -> CurrentValueLabel)"
          ) {
            (
              call, interval: DateRange, countsDown: Bool, label: Content,
              currentValueLabel: Content
            ) in
            try timer(
              call, interval, countsDown, label: label(), current: currentValueLabel())
          },
          NativeMember(
            "init(_ configuration: ProgressViewStyleConfiguration) "
              + "where Label == _ErasedView, CurrentValueLabel == _ErasedView"
          ) { (call, parts: Value) in
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
          NativeMember(
            "init\(gaugeStart)) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, "
              + "MarkedValueLabels == EmptyView"
          ) { (call, value: Value, bounds: Value, label: Content) in
            gauge(call, value, bounds, label: try label())
          },
          NativeMember(
            "init\(gaugeStart), \(gaugeCurrent)) "
              + "where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView"
          ) { (call, value: Value, bounds: Value, label: Content, current: Content) in
            gauge(call, value, bounds, label: try label(), current: try current())
          },
          NativeMember(
            "init\(gaugeStart), \(gaugeCurrent), "
              + "@ViewBuilder markedValueLabels: () -> MarkedValueLabels) "
              + "where BoundsLabel == EmptyView"
          ) { (call, value: Value, bounds: Value, label: Content, current: Content, _: Unused) in
            gauge(call, value, bounds, label: try label(), current: try current())
          },
          NativeMember(
            "init\(gaugeStart), \(gaugeCurrent), \(gaugeEnds)) "
              + "where MarkedValueLabels == EmptyView"
          ) {
            (
              call, value: Value, bounds: Value, label: Content, current: Content,
              minimum: Content, maximum: Content
            ) in
            gauge(
              call, value, bounds, label: try label(), current: try current(),
              ends: [try minimum(), try maximum()])
          },
          // Marks of gauges aren't drawn.
          NativeMember(
            "init\(gaugeStart), \(gaugeCurrent), \(gaugeEnds), "
              + "@ViewBuilder markedValueLabels: () -> MarkedValueLabels)"
          ) {
            (
              call, value: Value, bounds: Value, label: Content, current: Content,
              minimum: Content, maximum: Content, _: Unused
            ) in
            gauge(
              call, value, bounds, label: try label(), current: try current(),
              ends: [try minimum(), try maximum()])
          },
        ]),
    ])

  /// A timer's progress, with the remaining time in figures below.
  private static func timer(
    _ call: NativeCall, _ interval: DateRange, _ countsDown: Bool, label: View? = nil,
    current: View? = nil
  ) throws -> Value {
    let dates = interval.seconds
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
    _ call: NativeCall, fraction: Double? = nil, label: View? = nil, current: View? = nil
  ) throws -> Value {
    let (context, source) = (call.context, call.source)
    return control(
      call, "ProgressView", in: .progress,
      configuration: { _ in
        [
          ("fractionCompleted", .optional(fraction.map(Value.double))),
          ("label", context.value(label)), ("currentValueLabel", context.value(current)),
        ]
      }
    ) { style, place in
      let isBar = style.map { $0 == .linearProgress } ?? (fraction != nil)
      var part = View(
        .leaf(
          .control(
            isBar ? .progressBar : .progressView,
            state: fraction.map(ControlState.share) ?? .none)),
        source: source)
      if !isBar, let side = place.wheelSide {
        part = part.modified(.frame(width: side, height: side, alignment: .center))
      }
      let isAlone = place.hidesLabel || (label == nil && current == nil)
      if isAlone { return part }
      // SwiftUI's binary has the value's font below a bar; the one below a ring isn't known, and
      // taken to be the same.
      let value = current?.styled {
        $0.foreground = $0.foreground ?? .named(.secondary)
        $0.font = Font(.style(.caption))
        $0.monospacedDigits = true
      }
      // Recorded: 4 points around a phone's bar, nothing around a Mac's, which is 20 high.
      if isBar {
        return .vStack([label, part, value].compactMap { $0 }, spacing: place.isMac ? 0 : 4)
      }
      let title = label?.styled { $0.foreground = $0.foreground ?? .named(.secondary) }
      let labels = [title, value].compactMap { $0 }
      return .vStack(
        [part, labels.count == 1 ? labels[0] : .vStack(labels, alignment: .horizontalCenter)],
        alignment: .horizontalCenter)
    }
  }

  private static let gaugeStart =
    "<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0.0...1.0, "
    + "@ViewBuilder label: () -> Label"
  private static let gaugeCurrent = "@ViewBuilder currentValueLabel: () -> CurrentValueLabel"
  private static let gaugeEnds =
    "@ViewBuilder minimumValueLabel: () -> BoundsLabel, "
    + "@ViewBuilder maximumValueLabel: () -> BoundsLabel"

  private static func gauge(
    _ call: NativeCall, _ value: Value, _ bounds: Value, label: View, current: View? = nil,
    ends: [View] = []
  ) -> Value {
    let context = call.context
    let share = ControlState.share(of: value, in: bounds)
    let source = call.source
    return control(
      call, "Gauge", in: .gauge,
      configuration: { _ in
        [
          ("value", value), ("label", context.value(label)),
          ("currentValueLabel", context.value(current)),
          ("minimumValueLabel", context.value(ends.first)),
          ("maximumValueLabel", context.value(ends.last)),
        ]
      }
    ) { style, _ in
      if style == .accessoryCircularGauge || style == .accessoryCircularCapacityGauge {
        // An open one has its ends, or its label, below; a closed one its value or label inside.
        let isOpen = style == .accessoryCircularGauge
        let below = isOpen && current != nil ? (ends.isEmpty ? [label] : ends) : []
        return circle(
          around: current.map { isOpen ? raised($0) : $0 } ?? label, below: below, share, source)
      }
      let bar = View(.leaf(.control(.gaugeBar, state: share)), source: source)
      return View(
        .container(
          .vStack(alignment: .horizontalCenter, spacing: nil),
          View(.group([label, bar, current].compactMap(\.self)))))
    }
  }

  /// A circular gauge is 58 points across, with its value in the middle; in a row 3 points above the
  /// lower edge stands its label, or `0` and `100` 9 apart (pictures of Meshtastic-Apple and of
  /// home-assistant, iOS 26).
  private static func circle(
    around label: View, below: [View], _ share: ControlState, _ source: SourceRange?
  ) -> View {
    let ring = View(
      .modified(
        View(.leaf(.control(.gaugeRing, state: share)), source: source),
        .frame(width: 58, height: 58, alignment: .center)))
    let valued = ring.modified(.overlay(label, alignment: .center))
    guard !below.isEmpty else { return valued }
    let row = View.hStack(below, spacing: 9).styled { $0.font = Font(.style(.caption2)) }
      .padded(EdgeInsets(top: 0, leading: 0, bottom: 3, trailing: 0))
    let bottom = Alignment(horizontal: .horizontalCenter, vertical: .bottom)
    return valued.modified(.overlay(row, alignment: bottom))
  }

  /// The value of an open gauge, a point above the middle: 24 points large, smaller where it is wider
  /// than 40 (the same pictures).
  private static func raised(_ label: View) -> View {
    let value = label.styled {
      $0.font = Font(.size(24))
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    return value.modified(.flexibleFrame(FlexibleFrame(maxWidth: 40)))
      .modified(.offset(x: 0, y: -1))
  }
}
