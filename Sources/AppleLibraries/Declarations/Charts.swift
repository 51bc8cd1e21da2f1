protocol ChartContent: View {}
protocol AxisContent: View {}
protocol Plottable {}
typealias ChartContentBuilder = ViewBuilder
typealias AxisContentBuilder = ViewBuilder
typealias AxisMarkBuilder = ViewBuilder
struct PlottableValue {
  let plotted: Any
  let unit: Calendar.Component?
  static func value(_ label: LocalizedStringKey, _ value: Any) -> PlottableValue {
    PlottableValue(plotted: value, unit: nil)
  }
  static func value(
    _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component
  ) -> PlottableValue { PlottableValue(plotted: value, unit: unit) }
}
enum MarkDimension {
  case automatic
  case fixed(CGFloat)
  case inset(CGFloat)
  case ratio(CGFloat)
}
extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}
enum MarkStackingMethod { case standard, normalized, center, unstacked }
enum InterpolationMethod {
  case linear, monotone, stepStart, stepCenter, stepEnd, cardinal, catmullRom
  static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
  static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
}
enum BasicChartSymbolShape {
  case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  func strokeBorder(lineWidth: CGFloat) -> BasicChartSymbolShape { self }
}
enum ScaleType { case linear, date, category, log, squareRoot, symmetricLog }
enum AxisMarkPreset { case automatic, aligned, extended, inset }
enum AxisMarkPosition { case automatic, leading, trailing, top, bottom }
protocol ChartScrollTargetBehavior {}
extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {}
struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}
struct ValueAlignedLimitBehavior {
  static let automatic = ValueAlignedLimitBehavior()
  static let always = ValueAlignedLimitBehavior()
  static let never = ValueAlignedLimitBehavior()
}
struct MajorValueAlignment {
  static let page = MajorValueAlignment()
  static func unit(_ unit: Double) -> MajorValueAlignment { MajorValueAlignment() }
  static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment()
  }
}
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  static func valueAligned(
    unit: Double, majorAlignment: MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
  static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}
struct AxisTickLength {
  static let automatic = AxisTickLength()
  static let label = AxisTickLength()
  static let longestLabel = AxisTickLength()
  static func label(extendPastBy length: CGFloat) -> AxisTickLength { AxisTickLength() }
  static func longestLabel(extendPastBy length: CGFloat) -> AxisTickLength {
    AxisTickLength()
  }
}
struct AxisValueLabelCollisionResolution {
  static let automatic = AxisValueLabelCollisionResolution()
  static let disabled = AxisValueLabelCollisionResolution()
  static let greedy = AxisValueLabelCollisionResolution()
  static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution() }
  static func truncate(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution() }
}
enum AxisValueLabelOrientation { case automatic, horizontal, vertical, verticalReversed }
enum AnnotationPosition {
  case automatic, overlay, top, topLeading, topTrailing, bottom, bottomLeading
  case bottomTrailing, leading, trailing
}
struct AnnotationOverflowResolution {
  enum Strategy {
    case automatic, fit, padScale, disabled
    static func fit(to boundary: Boundary) -> Strategy { .fit }
  }
  enum Boundary { case automatic, chart, plot }
  static let automatic = AnnotationOverflowResolution()
  init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
struct AnnotationContext { var targetSize: CGSize }
struct AxisMarkValues {
  let desiredCount: Int?
  let step: Double?
  let component: Calendar.Component?
  let count: Int
  static let automatic = AxisMarkValues(desiredCount: nil, step: nil, component: nil, count: 1)
  static func automatic(
    minimumStride: Any? = nil, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(desiredCount: desiredCount, step: nil, component: nil, count: 1)
  }
  static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(desiredCount: nil, step: nil, component: component, count: count)
  }
  static func stride(
    by step: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(desiredCount: nil, step: step, component: nil, count: 1)
  }
}
struct AxisValue {
  let index: Int
  let count: Int
  let plotted: Any
  func `as`<P>(_ type: P.Type) -> P? {
    if type == Int.self, let number = plotted as? Double {
      return Int(exactly: number.rounded()) as? P
    }
    return plotted as? P
  }
}
struct AutomaticScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
  static let automatic = AutomaticScaleDomain(includesZero: nil, isReversed: false)
  static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}
struct PlotDimensionScaleRange {
  let startPadding: CGFloat
  let endPadding: CGFloat
  static let plotDimension = PlotDimensionScaleRange(startPadding: 0, endPadding: 0)
  static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }
  static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}
struct DateBins {
  let thresholds: [Date]
  init(thresholds: [Date]) { self.thresholds = thresholds }
  init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    var found = [range.lowerBound]
    while let last = found.last, last < range.upperBound, found.count < 1_000, timeInterval > 0 {
      found.append(last.addingTimeInterval(timeInterval))
    }
    thresholds = found
  }
  init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    // The first threshold is a multiple of this many units, at or before the range.
    let start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    let first = unit == .month || unit == .day ? 1 : 0
    let past = (calendar.component(unit, from: start) - first) % max(count, 1)
    var found = [calendar.date(byAdding: unit, value: -past, to: start) ?? start]
    while let last = found.last, last < range.upperBound, found.count < 1_000,
      let next = calendar.date(byAdding: unit, value: max(count, 1), to: last)
    {
      found.append(next)
    }
    thresholds = found
  }
  var count: Int { max(thresholds.count - 1, 0) }
  func index(for date: Date) -> Int { thresholds.lastIndex { $0 <= date } ?? 0 }
  subscript(index: Int) -> Range<Date> { thresholds[index]..<thresholds[index + 1] }
}
struct NumberBins<Value: BinaryFloatingPoint> {
  let thresholds: [Value]
  init(thresholds: [Value]) { self.thresholds = thresholds }
  init(size: Value, range: ClosedRange<Value>) {
    // Multiples of the size, from at or before the range to at or after it.
    let first = (range.lowerBound / size).rounded(.down)
    let last = (range.upperBound / size).rounded(.up)
    thresholds = (0...Int(min(max(last - first, 1), 1_000))).map { (first + Value($0)) * size }
  }
  var count: Int { max(thresholds.count - 1, 0) }
  func index(for value: Value) -> Int { thresholds.lastIndex { $0 <= value } ?? 0 }
  subscript(index: Int) -> Range<Value> { thresholds[index]..<thresholds[index + 1] }
}
extension ChartProxy {
  func position<X, Y>(for value: (X, Y)) -> CGPoint? {
    guard let x = position(forX: value.0), let y = position(forY: value.1) else { return nil }
    return CGPoint(x: x, y: y)
  }
}
