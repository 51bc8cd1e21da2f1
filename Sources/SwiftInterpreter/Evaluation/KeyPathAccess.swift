extension Program {
  func read(_ path: KeyPathBox, of root: Value) throws -> Value {
    var value = root
    var isChained = false
    for step in path.steps {
      if step.isOptionalChain {
        guard case .some(let box) = value else { return .none }
        value = box.value
        isChained = true
      } else if step.isForced {
        guard case .some(let box) = value else { throw ScriptFailure.trap(Wording.unexpectedNil) }
        value = box.value
      } else if let element = step.element {
        let holder = HeldValue(value)
        value = try withoutVariables { try element.code(holder).evaluate($0) }
      } else if let foreign = step.foreign {
        value = foreign
      } else {
        value = try property(step.name, of: value, machine.currentSite)
      }
    }
    return isChained && !value.isOptionalValue ? .some(OptionalBox(value)) : value
  }

  func write(_ path: KeyPathBox, of root: inout Value, to newValue: Value) throws {
    try write(path.steps[...], of: &root, to: newValue)
  }

  private func write(
    _ steps: ArraySlice<KeyPathBox.Step>, of owner: inout Value, to newValue: Value
  ) throws {
    guard let step = steps.first else {
      owner = newValue
      return
    }
    if step.foreign != nil { return }
    let rest = steps.dropFirst()
    if step.isOptionalChain || step.isForced {
      guard case .some(let box) = owner else { return }
      var inner = box.value
      try write(rest, of: &inner, to: newValue)
      owner = .some(OptionalBox(inner))
    } else if let element = step.element {
      let holder = HeldValue(owner)
      owner = .void
      defer { owner = holder.value }
      try withoutVariables { frame in
        try element.code(holder).modify(frame) { try write(rest, of: &$0, to: newValue) }
      }
    } else if rest.isEmpty {
      try setProperty(step.name, of: &owner, to: newValue, machine.currentSite)
    } else {
      var inner = try property(step.name, of: owner, machine.currentSite)
      try write(rest, of: &inner, to: newValue)
      if case .object = inner { return }
      try setProperty(step.name, of: &owner, to: inner, machine.currentSite)
    }
  }

  /// Runs code that reads no variables, as its arguments are constants.
  private func withoutVariables<T>(_ body: (Frame) throws -> T) rethrows -> T {
    var none = Value.void
    return try withUnsafeMutablePointer(to: &none, body)
  }
}

/// `value[keyPath: path]`
final class KeyPathElement: Expression {
  let base: Expression
  let path: Expression
  let access: KeyPathBox.Access
  /// Whether the key path's type is silent about its root, so that it yields nil for another value.
  let checksRoot: Bool
  let site: Site
  unowned(unsafe) let machine: Machine

  init(
    base: Expression, path: Expression, access: KeyPathBox.Access, checksRoot: Bool,
    site: Site, machine: Machine
  ) {
    self.base = base
    self.path = path
    self.access = access
    self.checksRoot = checksRoot
    self.site = site
    self.machine = machine
  }

  override var isPlace: Bool { access != .read }

  override func evaluate(_ frame: Frame) throws -> Value {
    let value = try base.evaluate(frame)
    let steps = try steps(frame)
    guard checksRoot else { return try machine.program.read(steps, of: value) }
    guard let root = machine.program.cast(value, to: steps.root) else { return .none }
    return .some(OptionalBox(try machine.program.read(steps, of: root)))
  }

  override func store(_ value: Value, _ frame: Frame) throws {
    let steps = try steps(frame)
    try base.modifyOwner(frame) { owner in
      try machine.program.write(steps, of: &owner, to: value)
    }
  }

  private func steps(_ frame: Frame) throws -> KeyPathBox {
    guard case .keyPath(let steps) = try path.evaluate(frame) else {
      throw machine.fail("value is no key path", site)
    }
    return steps
  }
}
