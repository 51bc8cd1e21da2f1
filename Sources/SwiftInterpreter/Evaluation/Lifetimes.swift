/// Runs the deinitialisers of objects that have no owner any more.
///
/// An object may be released in the middle of a change to its owner; its deinitialiser runs once
/// that change is done, at the end of the statement or call.
final class Deinitializers {
  /// Released objects in order, as instances that can't be deinitialised twice.
  private var waiting: [ObjectBox] = []
  /// Whether the program is gone, so that nothing more runs.
  private var isClosed = false
  /// The error of a deinitialiser, until a statement passes it on.
  private var failure: (any Error)?
  unowned let machine: Machine

  init(machine: Machine) {
    self.machine = machine
  }

  func close() {
    isClosed = true
    waiting = []
  }

  fileprivate func add(_ object: DeinitializedObject) {
    guard !isClosed else { return }
    waiting.append(EndingObject(object))
  }

  /// Runs what waits; a failure is kept for `settle`.
  @inline(__always) func run() {
    if !waiting.isEmpty { runWaiting() }
  }

  /// Runs what waits, and passes on how it failed.
  func settle() throws {
    run()
    if let failure {
      self.failure = nil
      throw failure
    }
  }

  private func runWaiting() {
    let (result, label) = (machine.result, machine.jumpLabel)
    machine.result = .void
    defer { (machine.result, machine.jumpLabel) = (result, label) }
    // A stored property's value ends before the next one is released; chains may be long.
    var ending: [(object: ObjectBox, nextField: Int?)] = []
    while failure == nil, !isClosed {
      ending += waiting.reversed().map { ($0, nil) }
      waiting = []
      guard let (object, field) = ending.last else { return }
      if let field, field < object.fields.count {
        ending[ending.count - 1].nextField = field + 1
        object.fields[field] = .void
      } else if field != nil {
        ending.removeLast()
      } else {
        ending[ending.count - 1].nextField = 0
        runBodies(of: object)
      }
    }
  }

  /// The class's deinitialiser, then those of its superclasses.
  private func runBodies(of object: ObjectBox) {
    // An initialiser that failed before all was there leaves nothing to deinitialise.
    let isComplete = zip(object.type.storedProperties, object.fields).allSatisfy {
      if case .void = $1 { $0.isLazy || $0.type.isVoid } else { true }
    }
    var next = isComplete ? object.type : nil
    while let type = next {
      next = type.superclass
      guard let deinitializer = type.deinitializer else { continue }
      do {
        _ = try machine.program.call(deinitializer, receiver: .object(object), arguments: [])
      } catch {
        failure = error
        return
      }
      run()
    }
  }
}

/// An instance of a class that has a deinitialiser or inherits one.
final class DeinitializedObject: ObjectBox {
  private let deinitializers: Deinitializers

  init(
    type: NominalType, fields: ContiguousArray<Value>, typeArguments: [SwiftType],
    log: AccessLog, deinitializers: Deinitializers
  ) {
    self.deinitializers = deinitializers
    super.init(type: type, fields: fields, typeArguments: typeArguments, log: log)
  }

  deinit { deinitializers.add(self) }
}

/// `self` in an object's deinitialiser.
private final class EndingObject: ObjectBox {
  private let original: ObjectIdentifier

  override var identity: ObjectIdentifier { original }

  init(_ object: DeinitializedObject) {
    original = object.identity
    super.init(of: object)
  }
}

/// A block that releases its variables at its end, the last declared first.
final class LifetimeBlock: Statement {
  let statements: [Statement]
  /// In the order of declaration.
  let slots: [Int]
  unowned(unsafe) let machine: Machine

  init(_ statements: [Statement], slots: [Int], machine: Machine) {
    self.statements = statements
    self.slots = slots
    self.machine = machine
  }

  override func execute(_ frame: Frame) throws -> Completion {
    var completion = Completion.normal
    do {
      try machine.deinitializers.settle()
      for statement in statements {
        completion = try statement.execute(frame)
        try machine.deinitializers.settle()
        if completion != .normal { break }
      }
    } catch {
      end(frame)
      throw error
    }
    end(frame)
    try machine.deinitializers.settle()
    return completion
  }

  private func end(_ frame: Frame) {
    for slot in slots.reversed() {
      frame[slot] = .void
      machine.deinitializers.run()
    }
  }
}

// MARK: References that keep nothing alive

/// What a `weak` or `unowned` variable stores.
final class WeakReference {
  weak var object: ObjectBox?
  let isOptional: Bool

  init(_ object: ObjectBox, isOptional: Bool) {
    self.object = object
    self.isOptional = isOptional
  }
}

extension Value {
  /// Whether only the variable that the value was taken from holds its object.
  static func isUniquelyReferenced(_ value: inout Value?) -> Bool {
    if var object = takeObject(from: &value) {
      defer { value = .object(object) }
      return Swift.isKnownUniquelyReferenced(&object)
    }
    guard var box = takeOptional(from: &value) else { return false }
    guard Swift.isKnownUniquelyReferenced(&box) else {
      value = .some(.some(box))
      return false
    }
    value = box.value
    box = OptionalBox(.void)
    defer { value = value.map { .some(OptionalBox($0)) } }
    return isUniquelyReferenced(&value)
  }

  // A value taken out is then held only by the result.
  private static func takeObject(from value: inout Value?) -> ObjectBox? {
    guard case .object(let object) = value else { return nil }
    value = nil
    return object
  }

  private static func takeOptional(from value: inout Value?) -> OptionalBox? {
    guard case .some(.some(let box)) = value else { return nil }
    value = nil
    return box
  }

  /// The value as a `weak` or `unowned` variable stores it.
  var weakened: Value {
    switch self {
    case .object(let object):
      return .host(HostBox(type: object.type, payload: WeakReference(object, isOptional: false)))
    case .some(let box):
      guard case .object(let object) = box.value else { return self }
      return .host(HostBox(type: object.type, payload: WeakReference(object, isOptional: true)))
    default: return self
    }
  }

  /// The value of a variable that may be `weak` or `unowned`.
  var strengthened: Value {
    // A cast that fails looks through all that the process knows of the types.
    guard case .host(let box) = self, type(of: box.payload) == WeakReference.self,
      let reference = box.payload as? WeakReference
    else { return self }
    guard let object = reference.object else { return .none }
    return reference.isOptional ? .some(OptionalBox(.object(object))) : .object(object)
  }
}

/// The value of an expression, as a `weak` or `unowned` variable stores it.
final class Weakened: Expression {
  let value: Expression

  init(_ value: Expression) {
    self.value = value
  }

  override func evaluate(_ frame: Frame) throws -> Value { try value.evaluate(frame).weakened }
}

/// A `weak` or `unowned` variable.
final class WeakPlace: Expression {
  let place: Expression
  let isUnowned: Bool

  init(_ place: Expression, isUnowned: Bool) {
    self.place = place
    self.isUnowned = isUnowned
  }

  override var isPlace: Bool { true }

  override func evaluate(_ frame: Frame) throws -> Value {
    let stored = try place.evaluate(frame)
    let value = stored.strengthened
    if isUnowned, case .none = value, case .host = stored {
      throw ScriptFailure.trap(
        "attempted to read an unowned reference but the object was already deallocated")
    }
    return value
  }

  override func store(_ value: Value, _ frame: Frame) throws {
    try place.store(value.weakened, frame)
  }
}

/// How a variable refers to its object.
enum ReferenceKind {
  case weak, unowned

  init?(_ keyword: String) {
    switch keyword {
    case "weak": self = .weak
    case "unowned": self = .unowned
    default: return nil
    }
  }
}
