/// Leaves an optional chain whose link is nil.
enum ChainBreak: Error {
  case isNil
}

/// `base?` within a chain.
final class ChainLink: Expression {
  let base: Expression

  init(_ base: Expression) {
    self.base = base
  }

  override var isPlace: Bool { base.isPlace }

  override func evaluate(_ frame: Frame) throws -> Value {
    switch try base.evaluate(frame) {
    case .some(let box): return box.value
    case .none: throw ChainBreak.isNil
    case let value: return value
    }
  }

  override func store(_ value: Value, _ frame: Frame) throws {
    _ = try evaluate(frame)
    try base.store(.some(OptionalBox(value)), frame)
  }

  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    try base.modify(frame) { optional in
      switch optional {
      case .none: throw ChainBreak.isNil
      case .some(let box):
        var value = box.value
        if case .object = value {
          try change(&value)
          return
        }
        optional = .void
        defer { optional = .some(OptionalBox(value)) }
        try change(&value)
      default: try change(&optional)
      }
    }
  }
}

/// A whole optional chain: nil where a link is nil.
final class OptionalChain: Expression {
  let chain: Expression
  /// Nil where lowering didn't know whether the chain's end is optional itself.
  let flattens: Bool?

  init(_ chain: Expression, flattens: Bool?) {
    self.chain = chain
    self.flattens = flattens
  }

  override var isPlace: Bool { chain.isPlace }

  override func evaluate(_ frame: Frame) throws -> Value {
    do {
      let value = try chain.evaluate(frame)
      switch flattens {
      case true?: return value
      case false?: return .some(OptionalBox(value))
      case nil: return value.isOptionalValue ? value : .some(OptionalBox(value))
      }
    } catch ChainBreak.isNil {
      return .none
    }
  }

  override func store(_ value: Value, _ frame: Frame) throws {
    do {
      try chain.store(value, frame)
    } catch ChainBreak.isNil {}
  }

  /// Assigns where no link is nil.
  /// - Returns: nil where a link is.
  func storeIfPresent(_ value: Value, _ frame: Frame) throws -> Value {
    do {
      try chain.store(value, frame)
      return .some(OptionalBox(.void))
    } catch ChainBreak.isNil {
      return .none
    }
  }

  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    do {
      try chain.modify(frame, change)
    } catch ChainBreak.isNil {}
  }
}

extension Value {
  var isOptionalValue: Bool {
    switch self {
    case .none, .some: true
    default: false
    }
  }

  var isNil: Bool {
    if case .none = self { return true }
    return false
  }
}

/// Makes a value an optional's; `always` where its type is known not to be optional already.
final class Wrap: Expression {
  let base: Expression
  let always: Bool

  init(_ base: Expression, always: Bool) {
    self.base = base
    self.always = always
  }

  override var isPlace: Bool { base.isPlace }

  override func evaluate(_ frame: Frame) throws -> Value {
    let value = try base.evaluate(frame)
    return always || !value.isOptionalValue ? .some(OptionalBox(value)) : value
  }
}

final class ForceUnwrap: Expression {
  let base: Expression
  let site: Site
  unowned(unsafe) let machine: Machine

  init(_ base: Expression, site: Site, machine: Machine) {
    self.base = base
    self.site = site
    self.machine = machine
  }

  override var isPlace: Bool { base.isPlace }

  override func evaluate(_ frame: Frame) throws -> Value {
    switch try base.evaluate(frame) {
    case .some(let box): return box.value
    case .none: throw machine.fail(Wording.unexpectedNil, site, identifier: .nilUnwrapped)
    case let value: return value
    }
  }

  override func store(_ value: Value, _ frame: Frame) throws {
    _ = try evaluate(frame)
    try base.store(.some(OptionalBox(value)), frame)
  }

  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    try base.modify(frame) { optional in
      switch optional {
      case .none: throw machine.fail(Wording.unexpectedNil, site, identifier: .nilUnwrapped)
      case .some(let box):
        var value = box.value
        optional = .void
        defer { optional = .some(OptionalBox(value)) }
        try change(&value)
      default: try change(&optional)
      }
    }
  }
}

/// `a ?? b`
final class NilCoalescing: Expression {
  let optional: Expression
  let fallback: Expression
  /// Whether the result is optional too: `a ?? b` with an optional `b`.
  let keepsOptional: Bool

  init(_ optional: Expression, _ fallback: Expression, keepsOptional: Bool) {
    self.optional = optional
    self.fallback = fallback
    self.keepsOptional = keepsOptional
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    switch try optional.evaluate(frame) {
    case .none: return try fallback.evaluate(frame)
    case .some(let box): return keepsOptional ? .some(box) : box.value
    case let value: return value
    }
  }
}

final class TryOptional: Expression {
  let base: Expression
  let flattens: Bool

  init(_ base: Expression, flattens: Bool) {
    self.base = base
    self.flattens = flattens
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    do {
      let value = try base.evaluate(frame)
      return flattens && value.isOptionalValue ? value : .some(OptionalBox(value))
    } catch ScriptFailure.thrown {
      return .none
    }
  }
}

final class TryForced: Expression {
  let base: Expression
  let site: Site
  unowned(unsafe) let machine: Machine

  init(_ base: Expression, site: Site, machine: Machine) {
    self.base = base
    self.site = site
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    do {
      return try base.evaluate(frame)
    } catch ScriptFailure.thrown(let value, _) {
      let text = (try? machine.program.describe(value, debug: true)) ?? "an error"
      throw machine.fail("'try!' expression unexpectedly raised an error: \(text)", site)
    }
  }
}
