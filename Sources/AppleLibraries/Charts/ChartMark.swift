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

  /// From one place to another along an axis; both are the same for a place alone.
  struct Span {
    var start: ChartValue
    var end: ChartValue
    /// The whole unit around a date, in seconds since 1970.
    var unit: ClosedRange<Double>?
    var isPlace: Bool { start == end }
    /// What the axis has to show of it.
    var ends: [ChartValue] {
      unit.map { [.date($0.lowerBound), .date($0.upperBound)] } ?? [start, end]
    }
  }

  /// How bars and areas at one place stand to each other.
  enum Stacking: String { case standard, normalized, center, unstacked }

  /// How thick a bar is.
  enum Thickness {
    /// Of the room that it has.
    case share(Double)
    case points(Double)
    case inset(Double)
  }

  /// Something beside a mark, in the place that `annotation` names.
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
  /// Of a sector.
  var angle: Double?
  /// Of a sector, parts of the radius from 0 to 1.
  var radii = (inner: 0.0, outer: 1.0)
  /// Of a sector, points between it and the next.
  var inset = 0.0
  /// What parts it from other lines and areas.
  var series: ChartValue?
  /// What it stands beside others for, in a part of its band.
  var group: ChartValue?
  var interpolation = ChartInterpolation.linear
  var line: StrokeStyle?
  /// Nil for none on a line and a circle as a point.
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
  /// Modifiers whose effect isn't drawn, by where they are written.
  var missed: [SourceRange: Decoration] = [:]

  static let key = "Charts.mark"
}

extension ChartMark {
  /// What modifiers say of a mark, each by a change to it.
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
  /// A place, or from one to another; nil where neither is given.
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

  /// A part of a radius; lengths are taken for that of a hundred points.
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
