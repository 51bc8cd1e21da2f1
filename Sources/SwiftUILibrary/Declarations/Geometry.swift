struct Angle: Hashable, Comparable {
  var radians: Double
  var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  static let zero = Angle()

  init() { radians = 0 }
  init(radians: Double) { self.radians = radians }
  init(degrees: Double) { radians = degrees * .pi / 180 }
  static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }
  static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
  static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
  static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
}

struct UnitPoint: Hashable {
  var x: CGFloat
  var y: CGFloat

  init() { self.init(x: 0, y: 0) }
  init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  static let zero = UnitPoint(x: 0, y: 0)
  static let center = UnitPoint(x: 0.5, y: 0.5)
  static let leading = UnitPoint(x: 0, y: 0.5)
  static let trailing = UnitPoint(x: 1, y: 0.5)
  static let top = UnitPoint(x: 0.5, y: 0)
  static let bottom = UnitPoint(x: 0.5, y: 1)
  static let topLeading = UnitPoint(x: 0, y: 0)
  static let topTrailing = UnitPoint(x: 1, y: 0)
  static let bottomLeading = UnitPoint(x: 0, y: 1)
  static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

struct EdgeInsets: Equatable {
  var top: CGFloat
  var leading: CGFloat
  var bottom: CGFloat
  var trailing: CGFloat

  init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

enum Axis: Int, CaseIterable, CustomStringConvertible {
  case horizontal, vertical
  var description: String { self == .horizontal ? "horizontal" : "vertical" }

  struct Set: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let horizontal = Axis.Set(rawValue: 1)
    static let vertical = Axis.Set(rawValue: 2)
  }
}

enum Edge: Int, CaseIterable {
  case top, leading, bottom, trailing

  struct Set: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }
    static let top = Edge.Set(rawValue: 1)
    static let leading = Edge.Set(rawValue: 2)
    static let bottom = Edge.Set(rawValue: 4)
    static let trailing = Edge.Set(rawValue: 8)
    static let horizontal = Edge.Set(rawValue: 10)
    static let vertical = Edge.Set(rawValue: 5)
    static let all = Edge.Set(rawValue: 15)
  }
}

enum HorizontalEdge: Int, CaseIterable {
  case leading, trailing

  struct Set: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let leading = HorizontalEdge.Set(rawValue: 1)
    static let trailing = HorizontalEdge.Set(rawValue: 2)
    static let all = HorizontalEdge.Set(rawValue: 3)
  }
}

enum VerticalEdge: Int, CaseIterable {
  case top, bottom

  struct Set: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let top = VerticalEdge.Set(rawValue: 1)
    static let bottom = VerticalEdge.Set(rawValue: 2)
    static let all = VerticalEdge.Set(rawValue: 3)
  }
}

struct ProposedViewSize: Equatable {
  var width: CGFloat?
  var height: CGFloat?

  init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  init(_ size: CGSize) {
    self.width = size.width
    self.height = size.height
  }

  static let zero = ProposedViewSize(width: 0, height: 0)
  static let unspecified = ProposedViewSize(width: nil, height: nil)
  static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

enum ContentMode: Hashable, CaseIterable {
  case fit, fill
}

enum LayoutDirection: Hashable, CaseIterable {
  case leftToRight, rightToLeft
}
