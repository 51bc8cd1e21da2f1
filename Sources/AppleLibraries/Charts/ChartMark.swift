import FoundationLibrary
import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

/// What a mark stands for along one axis.
enum ChartValue: Hashable {
  case number(Double)
  /// Seconds since 1970.
  case date(Double)
  case category(String)

  /// Nil for an argument that was left out.
  init?(_ argument: Value, in interpreter: Interpreter) throws {
    guard let value = argument.unwrapped?.stored("plotted")?.unwrapped else { return nil }
    if let number = value.asDouble {
      self = .number(number)
    } else if value.stored("timeIntervalSince1970") != nil {
      self = .date(try value.secondsOfDate())
    } else {
      self = .category(try interpreter.describe(value))
    }
  }

  /// Nil for a category.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .category: nil
    }
  }

  var words: String {
    switch self {
    case .number(let number): ChartScale.words(number)
    case .date(let seconds): ChartScale.day(seconds)
    case .category(let name): name
    }
  }
}

/// A `PlottableValue`; nil in it where it was made of an optional without a value.
struct Plotted: NativeArgument {
  static var declared: DeclaredTypes { .named("PlottableValue") }
  let value: ChartValue?

  init(argument: Value, of call: borrowing NativeCall) throws {
    value = try ChartValue(argument, in: call.interpreter)
  }
}

/// One mark of a chart, with the style it was given.
struct ChartMark {
  enum Kind: String {
    case bar = "BarMark"
    case line = "LineMark"
    case point = "PointMark"
    case area = "AreaMark"
    case rule = "RuleMark"
    case rectangle = "RectangleMark"
    case sector = "SectorMark"
  }

  /// From one place to another along an axis; both are the same for a place alone.
  struct Span {
    var start: ChartValue
    var end: ChartValue
    var isPlace: Bool { start == end }

  }

  let kind: Kind
  var x: Span?
  var y: Span?
  /// Of a sector.
  var angle: Double?
  /// Of a sector, from 0 to 1.
  var hole = 0.0
  /// What parts it from other lines and areas.
  var series: ChartValue?
  /// Nil for the colour of its series.
  var style: ShapeStyle?
  /// 0 to 1.
  var opacity = 1.0

  static let key = "Charts.mark"
  static let seriesKey = "Charts.series"

  /// A part of the radius; lengths are taken for that of a hundred points.
  static func hole(_ dimension: Value) -> Double {
    let length = dimension.associatedValues.first?.asDouble ?? 0
    switch dimension.caseName {
    case "ratio": return min(max(length, 0), 0.95)
    case "fixed": return min(max(length / 100, 0), 0.95)
    case "inset": return min(max(1 - length / 100, 0), 0.95)
    default: return 0
    }
  }

}

extension ChartMark.Span {
  /// A place, or from one to another; nil where neither is given.
  init?(_ place: Plotted?, from first: Plotted?, to last: Plotted?) {
    if let place = place?.value {
      (start, end) = (place, place)
    } else if let first = first?.value, let last = last?.value {
      (start, end) = (first, last)
    } else {
      return nil
    }
  }
}

extension ChartMark {
  /// The mark that a view in a chart stands for; nil for any other view.
  init?(of view: Subview, in environment: EnvironmentValues) {
    guard var mark = view.containerValue(Self.key) as? ChartMark else { return nil }
    if let series = view.containerValue(Self.seriesKey) as? ChartValue { mark.series = series }
    var environment = environment
    environment.foreground = nil
    view.view.walk { content in
      switch content {
      case .environment(_, let change): change(&environment)
      case .decorated(_, .opacity(let part)): mark.opacity *= min(max(part, 0), 1)
      default: break
      }
    }
    mark.style = environment.foreground
    self = mark
  }
}

extension View {
  /// Visits what was applied to a view, the outermost first.
  fileprivate func walk(_ visit: (Content) -> Void) {
    visit(content)
    switch content {
    case .environment(let inner, _), .decorated(let inner, _), .trait(let inner, _),
      .identity(let inner, _), .identifier(let inner, _), .action(let inner, _),
      .modified(let inner, _):
      inner.walk(visit)
    default: break
    }
  }
}
