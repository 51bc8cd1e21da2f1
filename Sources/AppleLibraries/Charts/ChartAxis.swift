import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

/// What `AxisMarks` asks of an axis: which values it labels, at which edge, and what it draws
/// there.
struct ChartAxis {
  /// Which values an axis labels.
  enum Ticks {
    /// About this many values, which the axis chooses.
    case automatic(count: Int?)
    case every(Double)
    case units(String, every: Int)
    case list([ChartValue])

    func values(on scale: ChartScale) -> [ChartValue] {
      switch self {
      case .automatic(let count): scale.ticks(about: count)
      case .every(let step): scale.categories.isEmpty ? scale.ticks(every: step) : scale.categories
      case .units(let name, let count):
        scale.categories.isEmpty
          ? ChartCalendar.beginnings(of: name, every: count, in: scale.domain).map(ChartValue.date)
          : scale.categories
      case .list(let values): values.filter(scale.holds)
      }
    }
  }

  /// What is drawn at one value.
  enum Part {
    case line(StrokeStyle?)
    case tick(StrokeStyle?)
    /// Centered: in the middle between its value and the next.
    case label(Label, isCentered: Bool)
  }

  enum Label {
    /// The value as the axis writes it.
    case automatic
    case format(Value)
    case words(String)
  }

  /// The edge by the scene's name for it: `automatic`, `leading`, `trailing`, `top` or `bottom`.
  var edge = "automatic"
  var ticks = Ticks.automatic(count: nil)
  /// What is drawn at a value, from the value, its index and the number of values; nil for what the
  /// axis chooses.
  var parts: ((ChartValue, Int, Int) throws -> View)?
  /// How the axis' own labels are written.
  var format: Value?

  static let key = "Charts.axis"
  static let partKey = "Charts.axisPart"

  /// The settings of an axis that a chart has by `chartXAxis`, `chartXScale` and the like.
  enum Setting: String {
    case content, isHidden, scale, title

    func key(_ axis: String) -> String { "Charts.\(axis).\(rawValue)" }
  }
}

/// `AxisMarks(values:)`'s argument: a rule or the values themselves.
struct AxisValues: NativeArgument {
  static var declared: DeclaredTypes { .either([.named("AxisMarkValues"), .array(.anything)]) }
  let ticks: ChartAxis.Ticks

  init(argument: Value, of call: borrowing NativeCall) throws {
    if let step = try argument.optionalNumber("step") {
      ticks = .every(step)
    } else if let component = argument.stored("component")?.unwrapped?.caseName {
      ticks = .units(component, every: try argument.stored("count")?.requireInt() ?? 1)
    } else if argument.stored("desiredCount") != nil {
      ticks = .automatic(count: try argument.stored("desiredCount")?.unwrapped?.requireInt())
    } else {
      let interpreter = call.interpreter
      ticks = .list(
        try interpreter.elements(of: argument).compactMap {
          try ChartValue(plotted: $0, in: interpreter)
        })
    }
  }
}

/// An axis' ticks on a chart's scale, ready to be drawn in any size.
struct ChartTicks {
  struct Line {
    var style: ShapeStyle?
    var stroke: StrokeStyle?
    /// Whether it reaches only a little beyond the plot.
    var isShort: Bool
  }

  struct Tick {
    var value: ChartValue
    var lines: [Line] = []
    var label: String?
    var labelStyle: ShapeStyle?
    /// Where the label is, if not at the value.
    var labelValue: ChartValue?
  }

  let isTrailing: Bool
  let isTop: Bool
  let all: [Tick]

  /// The most letters of a label.
  var widest: Int { all.compactMap { $0.label?.count }.max() ?? 0 }

  /// - Parameter hasLines: Whether a tick has a grid line where the scene doesn't say.
  init(
    _ axis: ChartAxis, on scale: ChartScale, hasLines: Bool, in build: BuildContext,
    _ context: SceneContext
  ) {
    isTrailing = axis.edge != "leading"
    isTop = axis.edge == "top"
    let values = axis.ticks.values(on: scale)
    all = values.enumerated().map { index, value in
      var tick = Tick(value: value)
      let written = axis.parts.flatMap { parts in
        context.guarded(nil) { try parts(value, index, values.count) as View? }
      }
      guard let written else {
        if hasLines { tick.lines = [Line(style: nil, stroke: nil, isShort: false)] }
        tick.label = Self.words(
          axis.format.map(ChartAxis.Label.format) ?? .automatic, of: value, on: scale, context)
        return tick
      }
      for view in written.subviews(in: build) {
        guard let part = view.containerValue(ChartAxis.partKey) as? ChartAxis.Part else { continue }
        let style = view.view.foreground(in: build.environment)
        switch part {
        case .line(let stroke):
          tick.lines.append(Line(style: style, stroke: stroke, isShort: false))
        case .tick(let stroke):
          tick.lines.append(Line(style: style, stroke: stroke, isShort: true))
        case .label(let label, let isCentered):
          if isCentered, let start = value.number {
            // There is no room after the last value.
            guard values.indices.contains(index + 1), let end = values[index + 1].number else {
              continue
            }
            let middle = (start + end) / 2
            tick.labelValue = scale.isDate ? .date(middle) : .number(middle)
          }
          tick.label = Self.words(label, of: value, on: scale, context)
          tick.labelStyle = style
        }
      }
      return tick
    }
  }

  private static func words(
    _ label: ChartAxis.Label, of value: ChartValue, on scale: ChartScale, _ context: SceneContext
  ) -> String? {
    switch label {
    case .automatic: return scale.words(value)
    case .words(let words): return words.isEmpty ? nil : words
    case .format(let format):
      return context.guarded(scale.words(value)) {
        let interpreter = context.interpreter
        return try interpreter.formatted(value.value(in: interpreter), by: format)
      }
    }
  }
}

extension View {
  /// The foreground style that modifiers set for a part of a chart; nil for none.
  fileprivate func foreground(in environment: EnvironmentValues) -> ShapeStyle? {
    var environment = environment
    environment.foreground = nil
    walk { if case .environment(_, let change) = $0 { change(&environment) } }
    return environment.foreground
  }
}
