import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

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

  /// From one place to another along an axis; both are the same where there is one place only.
  struct Span {
    var start: ChartValue
    var end: ChartValue
    /// The whole unit around a date, in seconds since 1970.
    var unit: ClosedRange<Double>?
    var isPlace: Bool { start == end }
    /// The values of it that the axis has to show.
    var ends: [ChartValue] {
      unit.map { [.date($0.lowerBound), .date($0.upperBound)] } ?? [start, end]
    }
  }

  /// How bars and areas at one place are stacked.
  enum Stacking: String { case standard, normalized, center, unstacked }

  /// How thick a bar is.
  enum Thickness {
    /// A share of the room that it has.
    case share(Double)
    case points(Double)
    case inset(Double)
  }

  /// A view beside a mark, at the position that `annotation` names.
  struct Annotation {
    var position: String
    /// Points from the mark.
    var spacing: Double
    var view: View
  }

  let kind: Kind
  var x: Span?
  var y: Span?
  var thickness: (x: Thickness?, y: Thickness?) = (nil, nil)
  var stacking = Stacking.standard
  /// The angle of a sector.
  var angle: Double?
  /// The radii of a sector, as parts from 0 to 1.
  var radii = (inner: 0.0, outer: 1.0)
  /// The gap between a sector and the next, in points.
  var inset = 0.0
  /// The value that separates it from other lines and areas.
  var series: ChartValue?
  /// The value by which it is placed beside others, in a part of its band.
  var group: ChartValue?
  var interpolation = ChartInterpolation.linear
  var line: StrokeStyle?
  /// Nil for no symbol on a line, and for a circle at a point.
  var symbol: ChartSymbol?
  /// Square points.
  var symbolArea: Double?
  /// Points.
  var cornerRadius = 0.0
  var annotations: [Annotation] = []
  /// Nil for the colour of its series.
  var style: ShapeStyle?
  /// 0 to 1.
  var opacity = 1.0
  /// Modifiers whose effect isn't drawn, by where they are written in the scene.
  var missed: [SourceRange: Decoration] = [:]

  static let key = "Charts.mark"
}

extension ChartMark {
  /// Settings that modifiers make on a mark, each as a change to it.
  enum Setting: String, CaseIterable {
    case series, group, interpolation, line, symbol, symbolSeries, symbolArea, corner

    var key: String { "Charts.\(rawValue)" }
  }

  typealias Change = (inout ChartMark) -> Void

  static func annotationKey(_ position: String) -> String { "Charts.annotation.\(position)" }

  private static let changeKeys =
    Setting.allCases.map(\.key) + Annotation.sides.map { annotationKey($0.name) }

  /// The mark that a view in a chart stands for; nil for any other view.
  init?(of view: Subview, in environment: EnvironmentValues) {
    guard var mark = view.containerValue(Self.key) as? ChartMark else { return nil }
    for key in Self.changeKeys { (view.containerValue(key) as? Change)?(&mark) }
    var environment = environment
    environment.foreground = nil
    view.view.walk { content in
      switch content {
      case .environment(_, let change): change(&environment)
      case .decorated(_, .opacity(let part)): mark.opacity *= min(max(part, 0), 1)
      case .decorated(_, .withoutEffect(let name, isMissed: true, at: let source?)):
        mark.missed[source] = .withoutEffect(modifier: name, isMissed: true, at: source)
      default: break
      }
    }
    mark.style = environment.foreground
    self = mark
  }
}

extension ChartMark.Span {
  /// One place, or the range from one place to another; nil where neither is given.
  init?(_ place: Plotted?, from first: Plotted?, to last: Plotted?) {
    if let place, let value = place.value {
      (start, end, unit) = (value, value, place.unit)
    } else if let first = first?.value, let last = last?.value {
      (start, end) = (first, last)
    } else {
      return nil
    }
  }
}

/// A `MarkDimension`.
struct ChartDimension: NativeArgument {
  static var declared: DeclaredTypes { .named("MarkDimension") }
  private let name: String?
  private let length: Double

  init(argument: Value, of call: borrowing NativeCall) throws {
    name = argument.caseName
    length = try argument.associatedValues.first?.requireDouble() ?? 0
  }

  /// Nil for what the chart chooses.
  var thickness: ChartMark.Thickness? {
    switch name {
    case "ratio": .share(length)
    case "fixed": .points(length)
    case "inset": .inset(length)
    default: nil
    }
  }

  /// A part of a radius. Lengths are read as parts of a radius of a hundred points.
  func part(or automatic: Double) -> Double {
    switch name {
    case "ratio": min(max(length, 0), 1)
    case "fixed": min(max(length / 100, 0), 1)
    case "inset": min(max(1 - length / 100, 0), 1)
    default: automatic
    }
  }
}

extension View {
  /// Visits what was applied to a view, the outermost first.
  func walk(_ visit: (Content) -> Void) {
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
