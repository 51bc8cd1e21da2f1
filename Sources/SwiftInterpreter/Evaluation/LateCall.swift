/// A value handed to a node that was lowered for it.
final class HeldValue: Expression {
  var value: Value

  init(_ value: Value = .void) { self.value = value }

  override var isPlace: Bool { true }
  override func evaluate(_ frame: Frame) throws -> Value { value }
  override func store(_ value: Value, _ frame: Frame) throws { self.value = value }
}

/// A method call that is lowered when the receiver's type is met.
final class LateCall: Expression {
  let receiver: Expression
  let name: String
  let holder: HeldValue
  let site: Site
  let lower: (SwiftType) throws -> Expression
  unowned(unsafe) let machine: Machine
  /// Kept for lowering while running.
  var lowerer: Lowerer?
  private var lowered: [ObjectIdentifier: Expression] = [:]

  init(
    receiver: Expression, name: String, holder: HeldValue, site: Site, machine: Machine,
    lower: @escaping (SwiftType) throws -> Expression
  ) {
    self.receiver = receiver
    self.name = name
    self.holder = holder
    self.site = site
    self.machine = machine
    self.lower = lower
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    let value = try receiver.evaluate(frame)
    if value.isForeign { return value }
    let type = machine.program.staticType(of: value)
    guard let nominal = machine.program.dispatchType(of: value) else {
      throw machine.fail("value of type '\(type)' has no member '\(name)'", site)
    }
    let node: Expression
    if let known = lowered[ObjectIdentifier(nominal)] {
      node = known
    } else {
      node = try lower(type)
      lowered[ObjectIdentifier(nominal)] = node
    }
    holder.value = value
    return try node.evaluate(frame)
  }
}
