class Pattern {
  func matches(_ value: Value, _ frame: Frame) throws -> Bool { true }

  /// Binds all variables to a framework's value, whose parts are all such values.
  func bind(foreign value: Value, _ frame: Frame) {}
}

/// `_`
final class WildcardPattern: Pattern {}

/// `let x`
final class BindingPattern: Pattern {
  let variable: LocalVariable

  init(_ variable: LocalVariable) {
    self.variable = variable
  }

  override func matches(_ value: Value, _ frame: Frame) throws -> Bool {
    bind(foreign: value, frame)
    return true
  }

  override func bind(foreign value: Value, _ frame: Frame) {
    frame[variable.slot] = variable.isBoxed ? .cell(variable.machine.cell(value)) : value
  }
}

/// `x?`, and the pattern within it.
final class OptionalPattern: Pattern {
  let inner: Pattern

  init(_ inner: Pattern) {
    self.inner = inner
  }

  override func matches(_ value: Value, _ frame: Frame) throws -> Bool {
    switch value {
    case .none: false
    case .some(let box): try inner.matches(box.value, frame)
    default: try inner.matches(value, frame)
    }
  }

  override func bind(foreign value: Value, _ frame: Frame) {
    inner.bind(foreign: value, frame)
  }
}

final class NilPattern: Pattern {
  override func matches(_ value: Value, _ frame: Frame) throws -> Bool { value.isNil }
}

final class TuplePattern: Pattern {
  let elements: [Pattern]

  init(_ elements: [Pattern]) {
    self.elements = elements
  }

  override func matches(_ value: Value, _ frame: Frame) throws -> Bool {
    if value.isForeign { return try elements.allSatisfy { try $0.matches(value, frame) } }
    guard case .tuple(let box) = value, box.elements.count == elements.count else {
      return elements.count == 1 ? try elements[0].matches(value, frame) : false
    }
    for (pattern, element) in zip(elements, box.elements) {
      if try !pattern.matches(element, frame) { return false }
    }
    return true
  }

  override func bind(foreign value: Value, _ frame: Frame) {
    elements.forEach { $0.bind(foreign: value, frame) }
  }
}

/// `.name(…)`: an enum case by name.
final class CasePattern: Pattern {
  let name: String
  let payload: [Pattern]?

  init(name: String, payload: [Pattern]?) {
    self.name = name
    self.payload = payload
  }

  override func matches(_ value: Value, _ frame: Frame) throws -> Bool {
    switch value {
    case .enumeration(let box):
      guard box.enumCase.name == name else { return false }
      guard let payload else { return true }
      if payload.count == 1, box.payload.count > 1 {
        return try payload[0].matches(
          .tuple(TupleBox(box.payload, labels: box.enumCase.labels)), frame)
      }
      for (pattern, element) in zip(payload, box.payload) {
        if try !pattern.matches(element, frame) { return false }
      }
      return true
    case .none: return name == "none"
    case .some(let box):
      if name == "some" { return try payload?.first?.matches(box.value, frame) ?? true }
      return try matches(box.value, frame)
    default: return false
    }
  }

  override func bind(foreign value: Value, _ frame: Frame) {
    payload?.forEach { $0.bind(foreign: value, frame) }
  }
}

/// An expression: equal to it, or within it where it is a range.
final class ExpressionPattern: Pattern {
  let expression: Expression
  unowned(unsafe) let machine: Machine
  /// A declared `~=` that fits.
  let matcher: FunctionDeclaration?

  init(_ expression: Expression, matcher: FunctionDeclaration?, machine: Machine) {
    self.expression = expression
    self.matcher = matcher
    self.machine = machine
  }

  override func matches(_ value: Value, _ frame: Frame) throws -> Bool {
    let pattern = try expression.evaluate(frame)
    if let matcher {
      return try machine.program.call(matcher, receiver: nil, arguments: [pattern, value])
        .asBool ?? false
    }
    switch (pattern, value) {
    case (.int(let a), .int(let b)): return a == b
    case (.range(let range), _):
      return try machine.program.contains(range, value.unwrapped ?? value)
    default: return try machine.program.areEqual(pattern, value)
    }
  }
}

/// `is T` and `pattern as T`
final class TypePattern: Pattern {
  /// The type; for a generic parameter it is known only at run time.
  let type: (Frame) throws -> SwiftType
  let inner: Pattern?
  unowned(unsafe) let machine: Machine

  init(
    _ type: @escaping (Frame) throws -> SwiftType, _ inner: Pattern?, machine: Machine
  ) {
    self.type = type
    self.inner = inner
    self.machine = machine
  }

  override func matches(_ value: Value, _ frame: Frame) throws -> Bool {
    guard let cast = machine.program.cast(value, to: try type(frame)) else { return false }
    return try inner?.matches(cast, frame) ?? true
  }

  override func bind(foreign value: Value, _ frame: Frame) {
    inner?.bind(foreign: value, frame)
  }
}
