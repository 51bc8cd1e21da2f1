/// The operators that the interpreter knows for its own number types.
enum BinaryOperation: String {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case wrappingAdd = "&+"
  case wrappingSubtract = "&-"
  case wrappingMultiply = "&*"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case and = "&"
  case or = "|"
  case xor = "^"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }

  var isEquality: Bool { self == .equal || self == .notEqual }

  var isShift: Bool { self == .shiftLeft || self == .shiftRight }
}

/// An operator on values whose types have no operator function in the scene.
final class BinaryOperator: Expression {
  let operation: BinaryOperation
  let left: Expression
  let right: Expression
  let site: Site
  unowned(unsafe) let machine: Machine

  init(
    _ operation: BinaryOperation, _ left: Expression, _ right: Expression, site: Site,
    machine: Machine
  ) {
    self.operation = operation
    self.left = left
    self.right = right
    self.site = site
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    let left = try left.evaluate(frame)
    let right = try right.evaluate(frame)
    switch (left, right) {
    case (.int(let a), .int(let b)): return try machine.apply(operation, a, b, site)
    case (.double(let a), .double(let b)):
      if let value = Machine.apply(operation, a, b) { return value }
    default: break
    }
    return try machine.applyGeneral(operation, left, right, site)
  }

  override func evaluateBool(_ frame: Frame) throws -> Bool {
    guard case .bool(let value) = try evaluate(frame) else {
      throw machine.fail("a condition is not 'Bool'", site)
    }
    return value
  }
}

/// `place += value` and its like on the interpreter's own types.
final class CompoundAssignment: Expression {
  let operation: BinaryOperation
  let place: Expression
  let value: Expression
  let site: Site
  unowned(unsafe) let machine: Machine

  init(
    _ operation: BinaryOperation, _ place: Expression, _ value: Expression, site: Site,
    machine: Machine
  ) {
    self.operation = operation
    self.place = place
    self.value = value
    self.site = site
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    let right = try value.evaluate(frame)
    try place.modify(frame) { current in
      if operation == .add, try append(right, to: &current) { return }
      switch (current, right) {
      case (.int(let a), .int(let b)):
        current = try machine.apply(operation, a, b, site)
      case (.double(let a), .double(let b)):
        current =
          try Machine.apply(operation, a, b)
          ?? machine.applyGeneral(operation, current, right, site)
      default:
        if try machine.program.applyDeclaredAssignment(operation.rawValue + "=", &current, right) {
          return
        }
        let old = current
        current = try machine.applyGeneral(operation, old, right, site)
      }
    }
    return .void
  }

  /// Grows an array or string in place.
  private func append(_ addition: Value, to current: inout Value) throws -> Bool {
    if case .array(let other) = addition,
      let count = current.changeArray(
        machine,
        { box in
          box.elements.append(contentsOf: other.elements)
          return box.elements.count
        })
    {
      try machine.checkCollection(count)
      try machine.charge(other.elements.count)
      try machine.take(other.elements.count * MemoryLayout<Value>.stride)
      return true
    }
    if let other = addition.text,
      let length = current.changeString({ text in
        text += other
        return text.utf8.count
      })
    {
      guard length <= machine.configuration.stringLimit else {
        throw machine.fail(Wording.stringLimit(machine.configuration.stringLimit), site)
      }
      try machine.charge(text: other)
      try machine.take(other.utf8.count)
      return true
    }
    return false
  }
}

extension Machine {
  func checkCollection(_ count: Int) throws {
    if count > configuration.collectionLimit {
      throw ScriptFailure.trap(
        Wording.collectionLimit(configuration.collectionLimit), identifier: .memoryLimit)
    }
  }

  @inline(__always) func apply(
    _ operation: BinaryOperation, _ a: Int, _ b: Int, _ site: Site
  ) throws -> Value {
    switch operation {
    case .add:
      let (value, overflow) = a.addingReportingOverflow(b)
      if !overflow { return .int(value) }
    case .subtract:
      let (value, overflow) = a.subtractingReportingOverflow(b)
      if !overflow { return .int(value) }
    case .multiply:
      let (value, overflow) = a.multipliedReportingOverflow(by: b)
      if !overflow { return .int(value) }
    case .divide:
      if b == 0 { throw fail(Wording.divisionByZero, site, identifier: .arithmetic) }
      let (value, overflow) = a.dividedReportingOverflow(by: b)
      if !overflow { return .int(value) }
    case .remainder:
      if b == 0 {
        throw fail(Wording.remainderByZero, site, identifier: .arithmetic)
      }
      let (value, overflow) = a.remainderReportingOverflow(dividingBy: b)
      if !overflow { return .int(value) }
    case .wrappingAdd: return .int(a &+ b)
    case .wrappingSubtract: return .int(a &- b)
    case .wrappingMultiply: return .int(a &* b)
    case .shiftLeft: return .int(a << b)
    case .shiftRight: return .int(a >> b)
    case .and: return .int(a & b)
    case .or: return .int(a | b)
    case .xor: return .int(a ^ b)
    case .equal: return .bool(a == b)
    case .notEqual: return .bool(a != b)
    case .less: return .bool(a < b)
    case .lessOrEqual: return .bool(a <= b)
    case .greater: return .bool(a > b)
    case .greaterOrEqual: return .bool(a >= b)
    }
    throw fail(Wording.overflow(operation.rawValue), site, identifier: .arithmetic)
  }

  @inline(__always) static func apply(
    _ operation: BinaryOperation, _ a: Double, _ b: Double
  ) -> Value? {
    switch operation {
    case .add: .double(a + b)
    case .subtract: .double(a - b)
    case .multiply: .double(a * b)
    case .divide: .double(a / b)
    default: compare(operation, a, b)
    }
  }

  /// An operator on any two values: the interpreter's own types first, then operator functions
  /// found by the values' types.
  func applyGeneral(
    _ operation: BinaryOperation, _ left: Value, _ right: Value, _ site: Site
  ) throws -> Value {
    switch (left, right) {
    case (.int(let a), .int(let b)): return try apply(operation, a, b, site)
    case (.double(let a), .double(let b)):
      if let value = Machine.apply(operation, a, b) { return value }
    // A literal whose type lowering didn't know adapts to the other side.
    case (.int(let a), .double(let b)):
      if let value = Machine.apply(operation, Double(a), b) { return value }
    case (.double(let a), .int(let b)):
      if let value = Machine.apply(operation, a, Double(b)) { return value }
    case (.int(let a), .number(let b)) where operation.isShift:
      return try apply(operation, a, b.shiftCount, site)
    case (.number(let a), .number(let b)) where operation.isShift && a.kind != b.kind:
      if let value = a.shifted(operation, by: b.shiftCount) { return .number(value) }
    case (.number(let a), .number(let b)) where a.kind == b.kind:
      return try apply(operation, a, b, site)
    case (.number(let a), .int(let b)):
      if operation.isShift, let value = a.shifted(operation, by: b) { return .number(value) }
      if let other = FixedNumber(exactly: b, kind: a.kind) {
        return try apply(operation, a, other, site)
      }
    case (.int(let a), .number(let b)):
      if let other = FixedNumber(exactly: a, kind: b.kind) {
        return try apply(operation, other, b, site)
      }
    case (.string(let a), .string(let b)):
      if operation == .add { return try joined(a, b, site) }
      spend(comparing: a, b)
      if let value = Machine.compare(operation, a, b) { return value }
    case (.character(let a), .character(let b)):
      spend(min(a.utf8.count, b.utf8.count) / Self.bytesPerRound)
      if let value = Machine.compare(operation, a, b) { return value }
    case (.bool(let a), .bool(let b)) where operation == .equal: return .bool(a == b)
    case (.bool(let a), .bool(let b)) where operation == .notEqual: return .bool(a != b)
    case (.substring, .string), (.string, .substring), (.substring, .substring):
      if operation == .add, let a = left.asString, let b = right.asString {
        return try joined(a, b, site)
      }
    case (.array(let a), .array(let b)) where operation == .add && !a.isView:
      try checkCollection(a.elements.count + b.elements.count)
      try charge(a.elements.count + b.elements.count)
      try take((a.elements.count + b.elements.count) * MemoryLayout<Value>.stride)
      if a.isSlice {
        return .array(ArrayBox(a.elements + b.elements, from: a.startIndex, as: .slice))
      }
      return .array(ArrayBox(a.elements + b.elements))
    default: break
    }
    // If both can be appended to, the first is.
    let isList = program.runtimeType(of: left)?.isListOrText == true
    if operation == .add, isList,
      program.runtimeType(of: right)?.conforms(to: .rangeReplaceableCollection) == true,
      let sum = try concatenated(left, right)
    {
      return sum
    }
    if let declared = try program.applyDeclaredOperator(operation.rawValue, left, right) {
      return declared
    }
    if operation == .add, let sum = try concatenated(left, right) { return sum }
    switch operation {
    case .equal: return .bool(try placing(site) { try program.areEqual(left, right) })
    case .notEqual: return .bool(try !placing(site) { try program.areEqual(left, right) })
    case .less: return .bool(try placing(site) { try program.isLess(left, right) })
    case .greater: return .bool(try placing(site) { try program.isLess(right, left) })
    case .lessOrEqual: return .bool(try !placing(site) { try program.isLess(right, left) })
    case .greaterOrEqual: return .bool(try !placing(site) { try program.isLess(left, right) })
    default:
      throw fail(
        Wording.noOperator(
          operation.rawValue, program.typeName(of: left), program.typeName(of: right)), site,
        identifier: .typeMismatch)
    }
  }

  /// A list or text of the library's joined with another sequence of its elements; nil for anything
  /// else.
  func concatenated(_ left: Value, _ right: Value) throws -> Value? {
    for (whole, isFirst) in [(left, true), (right, false)] {
      let other = isFirst ? right : left
      var sum = whole
      guard program.runtimeType(of: whole)?.isListOrText == true,
        program.runtimeType(of: other)?.conforms(to: .sequence) == true
      else { continue }
      let elements = try program.elements(of: other)
      try charge(elements.count)
      let isArray = sum.changeArray(self) { box in
        box.elements.insert(contentsOf: elements, at: isFirst ? box.elements.endIndex : 0)
        return true
      }
      if isArray == true { return sum }
      let text = elements.map { $0.asString ?? "" }.joined()
      let isText = sum.changeString { whole in
        whole.insert(contentsOf: text, at: isFirst ? whole.endIndex : whole.startIndex)
        return true
      }
      if isText == true { return sum }
    }
    return nil
  }

  private func joined(_ a: String, _ b: String, _ site: Site) throws -> Value {
    if a.utf8.count + b.utf8.count > configuration.stringLimit {
      throw fail(Wording.stringLimit(configuration.stringLimit), site)
    }
    try charge((a.utf8.count + b.utf8.count) / Self.bytesPerRound)
    try take(a.utf8.count + b.utf8.count)
    return .string(a + b)
  }

  @inline(__always) private static func compare<T: Comparable>(
    _ operation: BinaryOperation, _ a: T, _ b: T
  ) -> Value? {
    switch operation {
    case .equal: .bool(a == b)
    case .notEqual: .bool(a != b)
    case .less: .bool(a < b)
    case .lessOrEqual: .bool(a <= b)
    case .greater: .bool(a > b)
    case .greaterOrEqual: .bool(a >= b)
    default: nil
    }
  }

  private func apply(
    _ operation: BinaryOperation, _ a: FixedNumber, _ b: FixedNumber, _ site: Site
  ) throws -> Value {
    if a.kind == .float {
      let x = a.float, y = b.float
      switch operation {
      case .add: return .number(FixedNumber(x + y))
      case .subtract: return .number(FixedNumber(x - y))
      case .multiply: return .number(FixedNumber(x * y))
      case .divide: return .number(FixedNumber(x / y))
      default: return Machine.apply(operation, Double(x), Double(y)) ?? .void
      }
    }
    if operation == .divide || operation == .remainder, b.bits == 0 {
      throw fail(
        operation == .divide ? Wording.divisionByZero : Wording.remainderByZero, site,
        identifier: .arithmetic)
    }
    if let value = FixedNumber.apply(operation, a, b) { return value }
    throw fail(Wording.overflow(operation.rawValue), site, identifier: .arithmetic)
  }
}

/// `a && b` and `a || b`
final class LogicalOperator: Expression {
  let isAnd: Bool
  let left: Expression
  let right: Expression

  init(isAnd: Bool, _ left: Expression, _ right: Expression) {
    self.isAnd = isAnd
    self.left = left
    self.right = right
  }

  override func evaluate(_ frame: Frame) throws -> Value { .bool(try evaluateBool(frame)) }

  override func evaluateBool(_ frame: Frame) throws -> Bool {
    if isAnd {
      return try left.evaluateBool(frame) && right.evaluateBool(frame)
    }
    return try left.evaluateBool(frame) || right.evaluateBool(frame)
  }
}

final class NotOperator: Expression {
  let base: Expression

  init(_ base: Expression) {
    self.base = base
  }

  override func evaluate(_ frame: Frame) throws -> Value { .bool(try !base.evaluateBool(frame)) }
  override func evaluateBool(_ frame: Frame) throws -> Bool { try !base.evaluateBool(frame) }
}

/// `-x` and `~x`
final class Negation: Expression {
  let base: Expression
  let isBitwise: Bool
  let site: Site
  unowned(unsafe) let machine: Machine

  init(_ base: Expression, isBitwise: Bool, site: Site, machine: Machine) {
    self.base = base
    self.isBitwise = isBitwise
    self.site = site
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    switch try base.evaluate(frame) {
    case .int(let value):
      if isBitwise { return .int(~value) }
      if value == .min { throw machine.fail(Wording.overflow("-"), site) }
      return .int(-value)
    case .double(let value) where !isBitwise: return .double(-value)
    case .number(let value):
      let result = isBitwise ? value.complement : value.negated
      guard let result else { throw machine.fail(Wording.overflow("-"), site) }
      return .number(result)
    case let value:
      if let declared = try machine.program.applyDeclaredPrefix(isBitwise ? "~" : "-", value) {
        return declared
      }
      throw machine.fail(
        "unary operator '-' cannot be applied to an operand of type "
          + "'\(machine.program.typeName(of: value))'", site)
    }
  }
}

final class Ternary: Expression {
  let condition: Expression
  let whenTrue: Expression
  let whenFalse: Expression

  init(_ condition: Expression, _ whenTrue: Expression, _ whenFalse: Expression) {
    self.condition = condition
    self.whenTrue = whenTrue
    self.whenFalse = whenFalse
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    try condition.evaluateBool(frame) ? whenTrue.evaluate(frame) : whenFalse.evaluate(frame)
  }
}

/// `a..<b`, `a...b`, `a...`, `...b`
final class RangeOperator: Expression {
  let kind: RangeBox.Kind
  let lower: Expression?
  let upper: Expression?
  let site: Site
  unowned(unsafe) let machine: Machine

  init(
    _ kind: RangeBox.Kind, _ lower: Expression?, _ upper: Expression?, site: Site,
    machine: Machine
  ) {
    self.kind = kind
    self.lower = lower
    self.upper = upper
    self.site = site
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    var lower = try lower?.evaluate(frame)
    var upper = try upper?.evaluate(frame)
    if case .int(let bound)? = lower, case .double? = upper { lower = .double(Double(bound)) }
    if case .int(let bound)? = upper, case .double? = lower { upper = .double(Double(bound)) }
    if let lower, let upper, try machine.program.isLess(upper, lower) {
      throw machine.fail(Wording.invertedRange, site, identifier: .range)
    }
    return .range(RangeBox(kind, lower: lower, upper: upper))
  }
}

final class Assignment: Expression {
  let place: Expression
  let value: Expression

  init(_ place: Expression, _ value: Expression) {
    self.place = place
    self.value = value
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    if let chain = place as? OptionalChain {
      return try chain.storeIfPresent(try value.evaluate(frame), frame)
    }
    try place.store(try value.evaluate(frame), frame)
    return .void
  }
}
