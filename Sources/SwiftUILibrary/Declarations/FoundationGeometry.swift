struct CGPoint: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  var x: CGFloat
  var y: CGFloat
  static let zero = CGPoint(x: 0, y: 0)

  init() { self.init(x: 0, y: 0) }
  init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  @_disfavoredOverload init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  var description: String { "(\(x), \(y))" }
  var debugDescription: String { description }
}

struct CGSize: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  var width: CGFloat
  var height: CGFloat
  static let zero = CGSize(width: 0, height: 0)

  init() { self.init(width: 0, height: 0) }
  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
  @_disfavoredOverload init(width: Int, height: Int) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }
  var description: String { "(\(width), \(height))" }
  var debugDescription: String { description }
}

struct CGVector: Hashable {
  var dx: CGFloat
  var dy: CGFloat
  static let zero = CGVector(dx: 0, dy: 0)

  init() { self.init(dx: 0, dy: 0) }
  init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

struct CGRect: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  var origin: CGPoint
  var size: CGSize
  static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)

  init() { self.init(x: 0, y: 0, width: 0, height: 0) }
  init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }
  @_disfavoredOverload init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  var width: CGFloat { abs(size.width) }
  var height: CGFloat { abs(size.height) }
  var minX: CGFloat { min(origin.x, origin.x + size.width) }
  var midX: CGFloat { origin.x + size.width / 2 }
  var maxX: CGFloat { max(origin.x, origin.x + size.width) }
  var minY: CGFloat { min(origin.y, origin.y + size.height) }
  var midY: CGFloat { origin.y + size.height / 2 }
  var maxY: CGFloat { max(origin.y, origin.y + size.height) }
  static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
  static let infinite = CGRect(
    x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  var isInfinite: Bool { self == .infinite }
  var standardized: CGRect {
    isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
  }
  var integral: CGRect {
    if isNull { return self }
    let (x, y) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(
      x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
  }
  var description: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
  var debugDescription: String { description }

  func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
  func contains(_ rect: CGRect) -> Bool { union(rect) == standardized }
  func intersects(_ rect: CGRect) -> Bool { !intersection(rect).isNull }
  func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    let (inner, high) = (width - 2 * dx, height - 2 * dy)
    return isNull || inner < 0 || high < 0
      ? .null : CGRect(x: minX + dx, y: minY + dy, width: inner, height: high)
  }
  func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  func union(_ r2: CGRect) -> CGRect {
    if isNull { return r2 }
    if r2.isNull { return self }
    return CGRect(
      x: min(minX, r2.minX), y: min(minY, r2.minY),
      width: max(maxX, r2.maxX) - min(minX, r2.minX),
      height: max(maxY, r2.maxY) - min(minY, r2.minY))
  }
  func intersection(_ r2: CGRect) -> CGRect {
    if isNull || r2.isNull { return .null }
    let (left, top) = (max(minX, r2.minX), max(minY, r2.minY))
    let (right, bottom) = (min(maxX, r2.maxX), min(maxY, r2.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  func divided(
    atDistance distance: CGFloat, from edge: CGRectEdge
  ) -> (slice: CGRect, remainder: CGRect) {
    if isNull { return (.null, .null) }
    let isAcross = edge == .minXEdge || edge == .maxXEdge
    let length = isAcross ? width : height
    let cut = min(max(distance, 0), length)
    let near = edge == .minXEdge || edge == .minYEdge ? cut : length - cut
    let first =
      isAcross
      ? CGRect(x: minX, y: minY, width: near, height: height)
      : CGRect(x: minX, y: minY, width: width, height: near)
    let second =
      isAcross
      ? CGRect(x: minX + near, y: minY, width: width - near, height: height)
      : CGRect(x: minX, y: minY + near, width: width, height: height - near)
    return edge == .minXEdge || edge == .minYEdge ? (first, second) : (second, first)
  }
}

enum CGRectEdge: UInt32 { case minXEdge, minYEdge, maxXEdge, maxYEdge }

func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// Each is coded as a list of its numbers, or parts.
extension CGPoint: Codable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(x: try list.decode(CGFloat.self), y: try list.decode(CGFloat.self))
  }
  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(x)
    try list.encode(y)
  }
}
extension CGSize: Codable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(width: try list.decode(CGFloat.self), height: try list.decode(CGFloat.self))
  }
  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(width)
    try list.encode(height)
  }
}
extension CGVector: Codable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(dx: try list.decode(CGFloat.self), dy: try list.decode(CGFloat.self))
  }
  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(dx)
    try list.encode(dy)
  }
}
extension CGRect: Codable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(origin: try list.decode(CGPoint.self), size: try list.decode(CGSize.self))
  }
  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(origin)
    try list.encode(size)
  }
}
