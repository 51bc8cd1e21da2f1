protocol SIMD<Scalar>: Hashable, Codable, CustomStringConvertible, ExpressibleByArrayLiteral {
  associatedtype Scalar
  init()
  init(repeating value: Scalar)
  var scalarCount: Int { get }
  subscript(index: Int) -> Scalar { get set }
}

extension SIMD {
  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for index in indices { try list.encode(self[index]) }
  }
  var indices: Range<Int> { 0..<scalarCount }
  var description: String {
    "\(type(of: self))(" + indices.map { "\(self[$0])" }.joined(separator: ", ") + ")"
  }
  static var zero: Self { Self() }
  fileprivate func mapped(_ change: (Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = change(self[index]) }
    return result
  }
  fileprivate func joined(_ other: Self, _ join: (Scalar, Scalar) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = join(self[index], other[index]) }
    return result
  }
}

extension SIMD where Scalar: Comparable {
  func min() -> Scalar { indices.reduce(self[0]) { Swift.min($0, self[$1]) } }
  func max() -> Scalar { indices.reduce(self[0]) { Swift.max($0, self[$1]) } }
  func clamped(lowerBound: Self, upperBound: Self) -> Self {
    joined(lowerBound) { $0 < $1 ? $1 : $0 }.joined(upperBound) { $0 > $1 ? $1 : $0 }
  }
}

extension SIMD where Scalar: FloatingPoint {
  static func + (a: Self, b: Self) -> Self { a.joined(b) { $0 + $1 } }
  static func + (a: Self, b: Scalar) -> Self { a.mapped { $0 + b } }
  static func + (a: Scalar, b: Self) -> Self { b.mapped { a + $0 } }
  static func += (a: inout Self, b: Self) { a = a + b }
  static func += (a: inout Self, b: Scalar) { a = a + b }
  static func - (a: Self, b: Self) -> Self { a.joined(b) { $0 - $1 } }
  static func - (a: Self, b: Scalar) -> Self { a.mapped { $0 - b } }
  static func - (a: Scalar, b: Self) -> Self { b.mapped { a - $0 } }
  static func -= (a: inout Self, b: Self) { a = a - b }
  static func -= (a: inout Self, b: Scalar) { a = a - b }
  static func * (a: Self, b: Self) -> Self { a.joined(b) { $0 * $1 } }
  static func * (a: Self, b: Scalar) -> Self { a.mapped { $0 * b } }
  static func * (a: Scalar, b: Self) -> Self { b.mapped { a * $0 } }
  static func *= (a: inout Self, b: Self) { a = a * b }
  static func *= (a: inout Self, b: Scalar) { a = a * b }
  static func / (a: Self, b: Self) -> Self { a.joined(b) { $0 / $1 } }
  static func / (a: Self, b: Scalar) -> Self { a.mapped { $0 / b } }
  static func / (a: Scalar, b: Self) -> Self { b.mapped { a / $0 } }
  static func /= (a: inout Self, b: Self) { a = a / b }
  static func /= (a: inout Self, b: Scalar) { a = a / b }
  static prefix func - (a: Self) -> Self { a.mapped { -$0 } }
  func sum() -> Scalar { indices.dropFirst().reduce(self[0]) { $0 + self[$1] } }
  func squareRoot() -> Self { mapped { $0.squareRoot() } }
  func rounded(_ rule: FloatingPointRoundingRule) -> Self { mapped { $0.rounded(rule) } }
}

extension SIMD where Scalar: BinaryFloatingPoint {
  static func random(in range: Range<Scalar>) -> Self {
    Self().mapped { _ in Scalar.random(in: range) }
  }
  static func random(in range: ClosedRange<Scalar>) -> Self {
    Self().mapped { _ in Scalar.random(in: range) }
  }
}

extension SIMD where Scalar: FixedWidthInteger {
  static func random(in range: Range<Scalar>) -> Self {
    Self().mapped { _ in Scalar.random(in: range) }
  }
  static func random(in range: ClosedRange<Scalar>) -> Self {
    Self().mapped { _ in Scalar.random(in: range) }
  }
  static func &+ (a: Self, b: Self) -> Self { a.joined(b) { $0 &+ $1 } }
  static func &+ (a: Self, b: Scalar) -> Self { a.mapped { $0 &+ b } }
  static func &+= (a: inout Self, b: Self) { a = a &+ b }
  static func &- (a: Self, b: Self) -> Self { a.joined(b) { $0 &- $1 } }
  static func &- (a: Self, b: Scalar) -> Self { a.mapped { $0 &- b } }
  static func &-= (a: inout Self, b: Self) { a = a &- b }
  static func &* (a: Self, b: Self) -> Self { a.joined(b) { $0 &* $1 } }
  static func &* (a: Self, b: Scalar) -> Self { a.mapped { $0 &* b } }
  static func &*= (a: inout Self, b: Self) { a = a &* b }
  func wrappedSum() -> Scalar { indices.dropFirst().reduce(self[0]) { $0 &+ self[$1] } }
}

struct SIMD2<Scalar: Numeric & Hashable & Codable>: SIMD {
  var x: Scalar
  var y: Scalar
  init(x: Scalar, y: Scalar) {
    self.x = x
    self.y = y
  }
  init(_ x: Scalar, _ y: Scalar) { self.init(x: x, y: y) }
  init(repeating value: Scalar) { self.init(x: value, y: value) }
  init() { self.init(repeating: Scalar.zero) }
  init(arrayLiteral elements: Scalar...) { self.init(elements) }
  init<S: Sequence>(_ scalars: S) where S.Element == Scalar {
    let list = Array(scalars)
    precondition(list.count <= 2, "Too many elements in sequence.")
    precondition(list.count == 2, "Not enough elements in sequence.")
    self.init(x: list[0], y: list[1])
  }
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    try self.init(x: list.decode(Scalar.self), y: list.decode(Scalar.self))
  }
  var scalarCount: Int { 2 }
  subscript(index: Int) -> Scalar {
    get {
      precondition(index >= 0 && index < 2)
      switch index {
      case 0: return x
      default: return y
      }
    }
    set {
      precondition(index >= 0 && index < 2)
      switch index {
      case 0: x = newValue
      default: y = newValue
      }
    }
  }
}

struct SIMD3<Scalar: Numeric & Hashable & Codable>: SIMD {
  var x: Scalar
  var y: Scalar
  var z: Scalar
  init(x: Scalar, y: Scalar, z: Scalar) {
    self.x = x
    self.y = y
    self.z = z
  }
  init(_ x: Scalar, _ y: Scalar, _ z: Scalar) { self.init(x: x, y: y, z: z) }
  init(repeating value: Scalar) { self.init(x: value, y: value, z: value) }
  init() { self.init(repeating: Scalar.zero) }
  init(arrayLiteral elements: Scalar...) { self.init(elements) }
  init<S: Sequence>(_ scalars: S) where S.Element == Scalar {
    let list = Array(scalars)
    precondition(list.count <= 3, "Too many elements in sequence.")
    precondition(list.count == 3, "Not enough elements in sequence.")
    self.init(x: list[0], y: list[1], z: list[2])
  }
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    try self.init(
      x: list.decode(Scalar.self), y: list.decode(Scalar.self), z: list.decode(Scalar.self))
  }
  var scalarCount: Int { 3 }
  subscript(index: Int) -> Scalar {
    get {
      precondition(index >= 0 && index < 3)
      switch index {
      case 0: return x
      case 1: return y
      default: return z
      }
    }
    set {
      precondition(index >= 0 && index < 3)
      switch index {
      case 0: x = newValue
      case 1: y = newValue
      default: z = newValue
      }
    }
  }
}

struct SIMD4<Scalar: Numeric & Hashable & Codable>: SIMD {
  var x: Scalar
  var y: Scalar
  var z: Scalar
  var w: Scalar
  init(x: Scalar, y: Scalar, z: Scalar, w: Scalar) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
  init(_ x: Scalar, _ y: Scalar, _ z: Scalar, _ w: Scalar) { self.init(x: x, y: y, z: z, w: w) }
  init(repeating value: Scalar) { self.init(x: value, y: value, z: value, w: value) }
  init() { self.init(repeating: Scalar.zero) }
  init(arrayLiteral elements: Scalar...) { self.init(elements) }
  init<S: Sequence>(_ scalars: S) where S.Element == Scalar {
    let list = Array(scalars)
    precondition(list.count <= 4, "Too many elements in sequence.")
    precondition(list.count == 4, "Not enough elements in sequence.")
    self.init(x: list[0], y: list[1], z: list[2], w: list[3])
  }
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    try self.init(
      x: list.decode(Scalar.self), y: list.decode(Scalar.self), z: list.decode(Scalar.self),
      w: list.decode(Scalar.self))
  }
  var scalarCount: Int { 4 }
  subscript(index: Int) -> Scalar {
    get {
      precondition(index >= 0 && index < 4)
      switch index {
      case 0: return x
      case 1: return y
      case 2: return z
      default: return w
      }
    }
    set {
      precondition(index >= 0 && index < 4)
      switch index {
      case 0: x = newValue
      case 1: y = newValue
      case 2: z = newValue
      default: w = newValue
      }
    }
  }
}
