/// A property found by the value's type while running.
final class DynamicProperty: Expression {
  let base: Expression
  let name: String
  /// The protocol that requires it; nil where unknown.
  let asking: NominalType?
  let site: Site
  unowned(unsafe) let machine: Machine

  init(
    base: Expression, name: String, asking: NominalType? = nil, site: Site, machine: Machine
  ) {
    self.base = base
    self.name = name
    self.asking = asking
    self.site = site
    self.machine = machine
  }

  override var isPlace: Bool { true }

  override func evaluate(_ frame: Frame) throws -> Value {
    let value = try base.evaluate(frame)
    do {
      return try machine.program.property(name, of: value, for: asking, site)
    } catch {
      throw machine.traced(error, function: name, site: site)
    }
  }

  override func store(_ value: Value, _ frame: Frame) throws {
    try base.modifyOwner(frame) { owner in
      try machine.program.setProperty(name, of: &owner, to: value, for: asking, site)
    }
  }
}

/// A lazy property: its value is made when first read.
final class LazyField: Expression {
  let field: Field
  let property: PropertyDeclaration
  let base: Expression
  unowned(unsafe) let machine: Machine

  init(field: Field, property: PropertyDeclaration, base: Expression, machine: Machine) {
    self.field = field
    self.property = property
    self.base = base
    self.machine = machine
  }

  override var isPlace: Bool { true }

  override func evaluate(_ frame: Frame) throws -> Value {
    let current = try field.evaluate(frame)
    guard case .void = current else { return current }
    let value = try firstValue(frame)
    try field.store(value, frame)
    return value
  }

  /// Changes that making the value makes to the struct stay.
  private func firstValue(_ frame: Frame) throws -> Value {
    let code = machine.program.lazyCode(property)
    guard !field.isOfObject, base.isPlace else {
      var arguments = [try base.evaluate(frame)]
      return try machine.run(code, captures: [], &arguments)
    }
    var value = Value.void
    try base.modify(frame) { owner in
      var arguments = [owner]
      defer { owner = arguments[0] }
      value = try machine.run(code, captures: [], &arguments)
    }
    return value
  }

  override func store(_ value: Value, _ frame: Frame) throws { try field.store(value, frame) }

  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    _ = try evaluate(frame)
    try field.modify(frame, change)
  }
}

/// A place with `willSet` or `didSet`.
final class ObservedPlace: Expression {
  let place: Expression
  let observers: PropertyDeclaration.Observers
  let receiver: Expression?
  let site: Site
  unowned(unsafe) let machine: Machine

  init(
    place: Expression, observers: PropertyDeclaration.Observers, receiver: Expression?, site: Site,
    machine: Machine
  ) {
    self.place = place
    self.observers = observers
    self.receiver = receiver
    self.site = site
    self.machine = machine
  }

  override var isPlace: Bool { true }

  override func evaluate(_ frame: Frame) throws -> Value { try place.evaluate(frame) }

  override func store(_ value: Value, _ frame: Frame) throws {
    if let receiver, !receiver.isVariable, let field = place as? Field, !field.isOfObject {
      return try store(value, in: field, of: receiver, frame)
    }
    let old = observers.takesOldValue ? try place.evaluate(frame) : .void
    try call(observers.willSet, value, frame)
    try place.store(value, frame)
    try call(observers.didSet, old, frame)
  }

  /// Observers of the enclosing struct are notified once, with the changes that the observers here
  /// make.
  private func store(
    _ value: Value, in field: Field, of receiver: Expression, _ frame: Frame
  ) throws {
    try receiver.modifyOwner(frame) { owner in
      let held = HeldPlace(owner)
      let inner = ObservedPlace(
        place: field.based(on: held), observers: observers, receiver: held, site: site,
        machine: machine)
      try inner.store(value, frame)
      owner = held.value
    }
  }

  private func call(
    _ observer: FunctionDeclaration?, _ value: Value, _ frame: Frame
  ) throws {
    guard let observer else { return }
    // An observer may read the struct indirectly, as a subscriber to a published property does: the
    // struct stays in place unless the observer changes it.
    guard let receiver, case .structure(let before) = try receiver.evaluate(frame) else {
      return try call(observer, receiver, value, frame)
    }
    let held = HeldPlace(.structure(before))
    try call(observer, held, value, frame)
    if case .structure(let after) = held.value, after !== before {
      try receiver.store(held.value, frame)
    }
  }

  private func call(
    _ observer: FunctionDeclaration, _ receiver: Expression?, _ value: Value, _ frame: Frame
  ) throws {
    let call = Call(
      observer, receiver: receiver, arguments: [.value(Constant(value))], isDynamic: false,
      site: site, machine: machine)
    _ = try call.evaluate(frame)
  }
}

/// A value that a call may change.
private final class HeldPlace: Expression {
  private(set) var value: Value

  init(_ value: Value) {
    self.value = value
  }

  override var isPlace: Bool { true }
  override var isVariable: Bool { true }
  override func evaluate(_ frame: Frame) throws -> Value { value }
  override func store(_ value: Value, _ frame: Frame) throws { self.value = value }
  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    try change(&value)
  }
}

/// A wrapped property within an initialiser: the first assignment makes the wrapper.
final class WrappedInInitializer: Expression {
  let storage: Field
  let value: Expression
  let property: PropertyDeclaration
  /// Whether every assignment initialises it, since the object isn't complete yet.
  let isFirst: Bool
  unowned(unsafe) let machine: Machine

  init(
    storage: Field, value: Expression, property: PropertyDeclaration, isFirst: Bool,
    machine: Machine
  ) {
    self.storage = storage
    self.value = value
    self.property = property
    self.isFirst = isFirst
    self.machine = machine
  }

  override var isPlace: Bool { true }

  override func evaluate(_ frame: Frame) throws -> Value { try value.evaluate(frame) }

  override func store(_ newValue: Value, _ frame: Frame) throws {
    let isUnset = if case .void = try storage.evaluate(frame) { true } else { false }
    if try isUnset || isFirst
      || machine.program.isMade(byAssigning: property, in: storage.base.evaluate(frame))
    {
      try storage.store(try machine.program.stored(newValue, in: property), frame)
    } else {
      try value.store(newValue, frame)
    }
  }

  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    try value.modify(frame, change)
  }
}

/// A local variable with observers: functions in neighbouring variables.
final class LocalObserved: Expression {
  private let place: Expression
  /// Nil where the variable has no such observer.
  private let willSet: Expression?
  private let didSet: Expression?
  unowned(unsafe) let machine: Machine

  init(_ place: Expression, willSet: Expression?, didSet: Expression?, machine: Machine) {
    self.place = place
    self.willSet = willSet
    self.didSet = didSet
    self.machine = machine
  }

  override var isPlace: Bool { true }

  override func evaluate(_ frame: Frame) throws -> Value { try place.evaluate(frame) }

  override func store(_ value: Value, _ frame: Frame) throws {
    try tell(willSet, of: value, frame)
    let old = didSet == nil ? .void : try place.evaluate(frame)
    try place.store(value, frame)
    try tell(didSet, of: old, frame)
  }

  private func tell(_ observer: Expression?, of value: Value, _ frame: Frame) throws {
    guard let observer else { return }
    _ = try machine.call(try observer.evaluate(frame), value)
  }
}

/// A local variable with accessors.
final class LocalComputed: Expression {
  let name: String
  private let getter: ValueCall
  /// Nil where it can't be set.
  private let setter: Expression?
  private let site: Site
  unowned(unsafe) let machine: Machine

  init(_ name: String, getter: Expression, setter: Expression?, site: Site, machine: Machine) {
    self.name = name
    self.getter = ValueCall(getter, [], site: site, machine: machine)
    self.setter = setter
    self.site = site
    self.machine = machine
  }

  override var isPlace: Bool { setter != nil }

  override func evaluate(_ frame: Frame) throws -> Value { try getter.evaluate(frame) }

  override func store(_ value: Value, _ frame: Frame) throws {
    guard let setter else { return try super.store(value, frame) }
    _ = try ValueCall(setter, [.value(Constant(value))], site: site, machine: machine)
      .evaluate(frame)
  }
}
