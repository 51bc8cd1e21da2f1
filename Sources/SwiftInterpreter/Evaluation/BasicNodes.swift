final class Constant: Expression {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func evaluate(_ frame: Frame) throws -> Value { value }
}

/// A local variable or parameter.
final class LocalVariable: Expression {
  let slot: Int
  /// Whether a closure shares the variable, so that it lives in a cell.
  var isBoxed: Bool
  unowned(unsafe) let machine: Machine

  init(slot: Int, isBoxed: Bool, machine: Machine) {
    self.slot = slot
    self.isBoxed = isBoxed
    self.machine = machine
  }

  override var isPlace: Bool { true }
  override var isVariable: Bool { true }
  override var isShared: Bool { isBoxed }

  override func evaluate(_ frame: Frame) throws -> Value {
    isBoxed ? frame[slot].contents : frame[slot]
  }

  override func store(_ value: Value, _ frame: Frame) throws {
    if isBoxed, case .cell(let cell) = frame[slot] {
      machine.log.noteWrite(bornAt: cell.birth)
      cell.value = value
    } else {
      frame[slot] = value
    }
  }

  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    if isBoxed, case .cell(let cell) = frame[slot] {
      machine.log.noteWrite(bornAt: cell.birth)
      var value = cell.value
      cell.value = .void
      defer { cell.value = value }
      try change(&value)
    } else {
      try change(&frame[slot])
    }
  }
}

/// A global or static variable.
final class GlobalVariable: Expression {
  let cell: GlobalCell
  let name: String
  let isConstant: Bool
  /// Whether a constant refers to something that can be changed.
  let isReference: Bool

  init(cell: GlobalCell, name: String, isConstant: Bool, isReference: Bool) {
    self.cell = cell
    self.name = name
    self.isConstant = isConstant
    self.isReference = isReference
  }

  override var isPlace: Bool { true }
  override var isVariable: Bool { true }

  override func evaluate(_ frame: Frame) throws -> Value {
    try cell.ensureReady(name)
    return cell.value
  }

  override func store(_ value: Value, _ frame: Frame) throws {
    cell.set(value)
  }

  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    try cell.ensureReady(name)
    try cell.modify(change)
  }
}

/// A stored property of a struct or class.
final class Field: Expression {
  let base: Expression
  let index: Int
  let name: String
  let type: SwiftType
  /// Whether a class declares the property, so that changing it doesn't change the value that holds
  /// the object.
  let isOfObject: Bool
  /// Whether it is a `let` that holds its value itself.
  let isConstant: Bool
  let site: Site
  unowned(unsafe) let machine: Machine

  init(
    base: Expression, index: Int, name: String, type: SwiftType, isOfObject: Bool,
    isConstant: Bool = false, site: Site, machine: Machine
  ) {
    self.base = base
    self.index = index
    self.name = name
    self.type = type
    self.isOfObject = isOfObject
    self.isConstant = isConstant
    self.site = site
    self.machine = machine
  }

  /// The same property of another value.
  func based(on base: Expression) -> Field {
    Field(
      base: base, index: index, name: name, type: type, isOfObject: isOfObject,
      isConstant: isConstant, site: site, machine: machine)
  }

  override var isPlace: Bool { true }
  override var isVariable: Bool { isOfObject || base.isVariable }
  override var isShared: Bool { !isOfObject && base.isShared }

  override func evaluate(_ frame: Frame) throws -> Value {
    let owner = try base.evaluate(frame)
    switch owner {
    case .structure(let box): return box.fields[index]
    case .object(let box): return box.field(index)
    case .some(let box):
      if case .object(let object) = box.value { return object.field(index) }
      fallthrough
    default:
      if owner.isForeign { return try machine.program.nothing(of: type)?() ?? owner }
      throw machine.fail("value has no stored property '\(name)'", site)
    }
  }

  override func store(_ value: Value, _ frame: Frame) throws {
    try modify(frame, to: value) { $0 = value }
  }

  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    try modify(frame, to: nil, change)
  }

  /// - Parameter new: the property's new value; nil where it is changed in place.
  private func modify(
    _ frame: Frame, to new: Value?, _ change: (inout Value) throws -> Void
  ) throws {
    if isOfObject || base is LocalVariable || !base.isPlace {
      if case .object(let box) = try base.evaluate(frame) {
        try modify(box, to: new, change)
        return
      }
    }
    if base.isShared, case .structure = try base.evaluate(frame) {
      return try modifyShared(frame, change)
    }
    try base.modify(frame) { owner in
      if case .object(let box) = owner { return try modify(box, to: new, change) }
      if owner.isForeign { return }
      guard try owner.changeFields({ try change(&$0[index]) }) != nil else {
        throw machine.fail("value has no stored property '\(name)'", site)
      }
    }
  }

  /// A closure that runs meanwhile may read the other fields of the structure, so it stays in its
  /// place.
  private func modifyShared(
    _ frame: Frame, _ change: (inout Value) throws -> Void
  ) throws {
    var value = Value.void
    func exchange() throws {
      try base.modify(frame) { owner in
        guard owner.changeFields({ swap(&$0[index], &value) }) != nil else {
          throw machine.fail("value has no stored property '\(name)'", site)
        }
      }
    }
    try exchange()
    try storing({ try change(&value) }, exchange)
  }

  /// A class's property may be read again while it changes, so its value stays in place.
  private func modify(
    _ box: ObjectBox, to new: Value?, _ change: (inout Value) throws -> Void
  ) throws {
    machine.program.interpreter.onObjectWrite?(box, index, new)
    var value = box.take(index)
    defer { box.put(value, at: index) }
    try change(&value)
  }
}

/// A tuple's element.
final class TupleElement: Expression {
  let base: Expression
  let index: Int

  init(base: Expression, index: Int) {
    self.base = base
    self.index = index
  }

  override var isPlace: Bool { base.isPlace }

  override func evaluate(_ frame: Frame) throws -> Value {
    let value = try base.evaluate(frame)
    guard case .tuple(let box) = value, box.elements.indices.contains(index) else {
      if value.isForeign { return value }
      throw ScriptFailure.trap("value has no tuple element \(index)")
    }
    return box.elements[index]
  }

  override func store(_ value: Value, _ frame: Frame) throws {
    try modify(frame) { $0 = value }
  }

  override func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    try base.modify(frame) { owner in
      let isChanged = try owner.changeTuple { elements in
        guard elements.indices.contains(index) else { return false }
        try change(&elements[index])
        return true
      }
      guard isChanged == true else {
        throw ScriptFailure.trap("value has no tuple element \(index)")
      }
    }
  }
}

/// Runs code of its own: default arguments, initial values, closures called at once.
final class DetachedCode: Expression {
  let code: Code

  init(_ code: Code) {
    self.code = code
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    var none: [Value] = []
    return try code.machine.run(code, captures: [], &none)
  }
}

/// The enclosing types' generic arguments, for an initial value or a default argument.
struct Filling {
  /// The type that has the property or that the function is called on, nil where that isn't known.
  var type: SwiftType?
  /// The function's own generic arguments.
  var generics = Bindings()
}

/// An initial value or a default argument, which has the enclosing types' generic arguments in
/// variables of its own.
final class FilledTypes: Expression {
  /// The slots of those variables.
  struct Slots {
    var owner: NominalType?
    var ownersParameters: [Int] = []
    var receiver: Int?
    var generics: [(parameter: GenericParameter, slot: Int)] = []

    var isEmpty: Bool { ownersParameters.isEmpty && receiver == nil && generics.isEmpty }
  }

  private let slots: Slots
  private let value: Expression
  unowned(unsafe) let machine: Machine

  private init(_ slots: Slots, _ value: Expression, _ machine: Machine) {
    self.slots = slots
    self.value = value
    self.machine = machine
  }

  /// The value itself where no type is around it.
  static func around(_ value: Expression, _ slots: Slots, machine: Machine) -> Expression {
    slots.isEmpty ? value : FilledTypes(slots, value, machine)
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    guard let filling = machine.filling else { return try value.evaluate(frame) }
    if let owner = slots.owner, let type = filling.type {
      for (slot, known) in zip(slots.ownersParameters, type.arguments(of: owner)) {
        fill(slot, with: known, frame)
      }
      if let slot = slots.receiver { fill(slot, with: type, frame) }
    }
    for (parameter, slot) in slots.generics {
      if let known = filling.generics[parameter] { fill(slot, with: known, frame) }
    }
    return try value.evaluate(frame)
  }

  private func fill(_ slot: Int, with type: SwiftType, _ frame: Frame) {
    guard type.genericParameters.isEmpty, !type.isUnknown else { return }
    frame[slot] = .metatype(MetatypeBox(type))
  }
}

/// Keeps the value that an expression had at first.
final class EvaluatedOnce: Expression {
  private let expression: Expression
  private var value: Value?

  init(_ expression: Expression) {
    self.expression = expression
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    if let value { return value }
    let value = try expression.evaluate(frame)
    self.value = value
    return value
  }
}

/// An expression computed by the host's or the interpreter's own function.
final class Computed: Expression {
  let body: (Frame) throws -> Value

  init(_ body: @escaping (Frame) throws -> Value) {
    self.body = body
  }

  override func evaluate(_ frame: Frame) throws -> Value { try body(frame) }
}

final class TupleLiteral: Expression {
  let elements: [Expression]
  let labels: [String?]

  init(_ elements: [Expression], labels: [String?]) {
    self.elements = elements
    self.labels = labels
  }

  override var isPlace: Bool { elements.allSatisfy(\.isPlace) }

  override func evaluate(_ frame: Frame) throws -> Value {
    if elements.isEmpty { return .void }
    return .tuple(TupleBox(try elements.map { try $0.evaluate(frame) }, labels: labels))
  }

  override func store(_ value: Value, _ frame: Frame) throws {
    guard case .tuple(let box) = value, box.elements.count == elements.count else {
      throw ScriptFailure.trap("cannot assign to a tuple of another length")
    }
    for (element, value) in zip(elements, box.elements) {
      try element.store(value, frame)
    }
  }
}

final class ArrayLiteral: Expression {
  let elements: [Expression]
  unowned(unsafe) let machine: Machine

  init(_ elements: [Expression], machine: Machine) {
    self.elements = elements
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    try machine.charge(elements.count / 16)
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      values.append(try element.evaluate(frame))
    }
    return .array(ArrayBox(values))
  }
}

final class DictionaryLiteral: Expression {
  let pairs: [(key: Expression, value: Expression)]
  let site: Site
  unowned(unsafe) let machine: Machine

  init(_ pairs: [(key: Expression, value: Expression)], site: Site, machine: Machine) {
    self.pairs = pairs
    self.site = site
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    var storage = OrderedPairs()
    for pair in pairs {
      try machine.countRound()
      let key = try pair.key.evaluate(frame)
      if storage.position(of: key) != nil {
        throw machine.fail("Dictionary literal contains duplicate keys", site)
      }
      storage.update(try pair.value.evaluate(frame), for: key)
    }
    return .dictionary(DictionaryBox(storage))
  }
}

final class Interpolation: Expression {
  let parts: [Expression]
  unowned(unsafe) let machine: Machine

  init(_ parts: [Expression], machine: Machine) {
    self.parts = parts
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    var text = ""
    for part in parts {
      let value = try part.evaluate(frame)
      if case .string(let string) = value {
        text += string
      } else {
        try machine.program.describe(value, into: &text)
      }
      if text.utf8.count > machine.configuration.stringLimit {
        throw ScriptFailure.trap(Wording.stringLimit(machine.configuration.stringLimit))
      }
    }
    try machine.charge(text: text)
    try machine.take(text.utf8.count)
    return .string(text)
  }
}

/// Makes a closure: captured variables travel as their cells, constants as their values.
final class ClosureLiteral: Expression {
  let code: Code
  /// Slots of the enclosing frame, in the order of the code's capture slots.
  var captures: [Int] = []
  /// Which of them are shared rather than copied.
  var boxed: [Bool] = []
  /// Whether it is a local function that names itself, for which its last capture slot is reserved.
  var isRecursive = false
  /// Sets the slots of a capture list.
  var preparations: [DeclareLocal] = []

  init(code: Code) {
    self.code = code
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    var values = ContiguousArray<Value>()
    values.reserveCapacity(captures.count)
    for preparation in preparations {
      _ = try preparation.execute(frame)
    }
    for (slot, isBoxed) in zip(captures, boxed) {
      if isBoxed {
        if case .cell = frame[slot] {} else { frame[slot] = .cell(code.machine.cell(frame[slot])) }
      }
      values.append(frame[slot])
    }
    for preparation in preparations { frame[preparation.variable.slot] = .void }
    return .function(
      FunctionBox(
        name: code.name,
        body: isRecursive
          ? .recursive(code, captures: values) : .script(code, captures: values)))
  }
}

/// Evaluates an expression and drops the value of an effect's.
final class EffectsThenValue: Expression {
  let effects: [Statement]
  let value: Expression

  init(_ effects: [Statement], then value: Expression) {
    self.effects = effects
    self.value = value
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    for effect in effects {
      _ = try effect.execute(frame)
    }
    return try value.evaluate(frame)
  }
}
