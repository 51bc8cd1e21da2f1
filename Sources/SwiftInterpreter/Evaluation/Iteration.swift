/// Gives a sequence's elements one by one.
///
/// A scene's iterators are values: `copy` is called before advancing one that two variables hold.
class ElementIterator {
  func next() throws -> Value? { nil }

  /// An iterator with the same remaining elements.
  func copy() -> ElementIterator { self }
}

final class ArrayIterator: ElementIterator {
  private let elements: [Value]
  private var position = 0

  init(_ elements: [Value]) {
    self.elements = elements
  }

  override func next() throws -> Value? {
    guard position < elements.count else { return nil }
    defer { position += 1 }
    return elements[position]
  }

  override func copy() -> ElementIterator {
    let copy = ArrayIterator(elements)
    copy.position = position
    return copy
  }
}

/// Counts up, without end if there is no upper bound.
final class CountingIterator: ElementIterator {
  private var position: Int
  private let end: Int?

  init(from start: Int, to end: Int?) {
    position = start
    self.end = end
  }

  override func next() throws -> Value? {
    if let end, position >= end { return nil }
    defer { position &+= 1 }
    return .int(position)
  }

  override func copy() -> ElementIterator { CountingIterator(from: position, to: end) }
}

/// Gives what becomes of another's elements; nil drops one. The transform keeps no state.
final class TransformingIterator: ElementIterator {
  private let base: ElementIterator
  private let transform: (Value) throws -> Value?

  init(_ base: ElementIterator, _ transform: @escaping (Value) throws -> Value?) {
    self.base = base
    self.transform = transform
  }

  override func next() throws -> Value? {
    while let element = try base.next() {
      if let result = try transform(element) { return result }
    }
    return nil
  }

  override func copy() -> ElementIterator { TransformingIterator(base.copy(), transform) }
}

/// Gives another's elements with how many came before them.
final class EnumeratingIterator: ElementIterator {
  private let base: ElementIterator
  private var offset: Int

  init(_ base: ElementIterator, from offset: Int = 0) {
    self.base = base
    self.offset = offset
  }

  override func next() throws -> Value? {
    guard let element = try base.next() else { return nil }
    defer { offset += 1 }
    return .tuple([.int(offset), element], labels: ["offset", "element"])
  }

  override func copy() -> ElementIterator { EnumeratingIterator(base.copy(), from: offset) }
}

/// Yields another's elements from the first one that fails a condition.
final class DroppingIterator: ElementIterator {
  private let base: ElementIterator
  private let machine: Machine
  private let isDropped: (Value) throws -> Bool
  private var isDropping: Bool

  init(
    _ base: ElementIterator, _ machine: Machine, isDropping: Bool = true,
    while isDropped: @escaping (Value) throws -> Bool
  ) {
    self.base = base
    self.machine = machine
    self.isDropping = isDropping
    self.isDropped = isDropped
  }

  override func next() throws -> Value? {
    while let element = try base.next() {
      try machine.countRound()
      if isDropping, try isDropped(element) { continue }
      isDropping = false
      return element
    }
    return nil
  }

  override func copy() -> ElementIterator {
    DroppingIterator(base.copy(), machine, isDropping: isDropping, while: isDropped)
  }
}

/// Iterates a range of the scene's values, which advance by a method of theirs.
final class AdvancingIterator: ElementIterator {
  private var current: Value?
  private let range: RangeBox
  private let advance: FunctionDeclaration
  private let program: Program

  init(_ current: Value?, _ range: RangeBox, _ advance: FunctionDeclaration, _ program: Program) {
    self.current = current
    self.range = range
    self.advance = advance
    self.program = program
  }

  override func next() throws -> Value? {
    guard let element = current else { return nil }
    let isClosed = range.kind == .closed
    if !isClosed, try isLast(element) {
      current = nil
      return nil
    }
    // Behind the last one there may be nothing.
    current =
      try isClosed && isLast(element)
      ? nil : program.call(advance, receiver: element, arguments: [.int(1)])
    return element
  }

  private func isLast(_ element: Value) throws -> Bool {
    guard let upper = range.upper else { return false }
    return try program.areEqual(element, upper)
  }

  override func copy() -> ElementIterator { AdvancingIterator(current, range, advance, program) }
}

/// Asks a value of the scene's, or the host's, for its next element.
final class MethodIterator: ElementIterator {
  private var iterator: Value
  private let method: FunctionDeclaration
  private let program: Program

  init(_ iterator: Value, _ method: FunctionDeclaration, _ program: Program) {
    self.iterator = iterator
    self.method = method
    self.program = program
  }

  override func next() throws -> Value? {
    var receiver: Value? = iterator
    iterator = .void
    defer { iterator = receiver ?? .void }
    var arguments: [Value?] = []
    switch try program.call(method, receiver: &receiver, arguments: &arguments) {
    case .some(let box): return box.value
    case .none: return nil
    case let value: return value
    }
  }

  override func copy() -> ElementIterator { MethodIterator(iterator, method, program) }
}

extension Program {
  func iterator(of value: Value) throws -> ElementIterator {
    switch value {
    case .array(let box): return ArrayIterator(box.elements)
    case .set(let box): return ArrayIterator(box.elements)
    case .string(let text):
      try machine.charge(text: text)
      return ArrayIterator(text.map { .character($0) })
    case .substring(let box):
      try machine.charge(box.text.utf8.count / Machine.bytesPerRound)
      return ArrayIterator(box.text.map { .character($0) })
    case .dictionary(let box):
      try machine.charge(box.storage.count / 4)
      return ArrayIterator(
        box.pairs.map {
          .tuple(TupleBox([$0.key, $0.value], labels: ["key", "value"]))
        })
    case .range(let range):
      if case .number(let lower)? = range.lower, case .number(let upper)? = range.upper,
        let first = lower.wide, let last = upper.wide, lower.kind == upper.kind
      {
        let count = last - first + (range.kind == .closed ? 1 : 0)
        return TransformingIterator(CountingIterator(from: 0, to: Int(clamping: count))) {
          .number(FixedNumber(truncating: first + WideInteger($0.asInt ?? 0), kind: lower.kind))
        }
      }
      if case .int(let lower)? = range.lower {
        guard case .int(let upper)? = range.upper else {
          return CountingIterator(from: lower, to: nil)
        }
        return CountingIterator(
          from: lower, to: range.kind == .closed ? try Checked.sum(upper, 1) : upper)
      }
      if let lower = range.lower, lower.isOfScene, let type = runtimeType(of: lower),
        let advance = dispatch("advanced", on: type, labels: ["by"])
      {
        return AdvancingIterator(lower, range, advance, self)
      }
    case .some(let box): return try iterator(of: box.value)
    case .host(let box):
      if let iterator = box.payload as? ElementIterator { return iterator.copy() }
      if let sequence = box.payload as? LazyElements { return try sequence.makeIterator() }
    default: break
    }
    if let type = runtimeType(of: value) {
      // The libraries' own `makeIterator` returns here.
      if let make = dispatch("makeIterator", on: type, labels: [])
        ?? dispatch("makeAsyncIterator", on: type, labels: []), !make.isNative
      {
        let made = try call(make, receiver: value, arguments: [])
        if let own = runtimeType(of: made), let next = dispatch("next", on: own, labels: []) {
          return MethodIterator(made, next, self)
        }
        return try iterator(of: made)
      }
      if let next = dispatch("next", on: type, labels: []) {
        return MethodIterator(value, next, self)
      }
      if let elements = try indexedElements(of: value, type) { return ArrayIterator(elements) }
    }
    // Its elements are unknown.
    if value.isForeign { return ArrayIterator([]) }
    throw ScriptFailure.trap(
      "value of type '\(typeName(of: value))' is no sequence", identifier: .typeMismatch)
  }

  /// A collection of the scene's or the host's, by its indices.
  private func indexedElements(of value: Value, _ type: NominalType) throws -> [Value]? {
    guard type.conforms(to: .collection),
      findProperty("startIndex", in: type, isStatic: false) != nil
    else { return nil }
    var index = try property("startIndex", of: value, .none)
    let end = try property("endIndex", of: value, .none)
    var elements: [Value] = []
    while try !areEqual(index, end) {
      elements.append(try subscripted(value, by: [index], .none))
      if let after = dispatch("index", on: type, labels: ["after"]) {
        index = try call(after, receiver: value, arguments: [index])
      } else if case .int(let position) = index {
        index = .int(try Checked.sum(position, 1))
      }
      try machine.countRound()
    }
    return elements
  }

  /// All elements of a sequence.
  func elements(of value: Value) throws -> [Value] {
    if case .array(let box) = value { return box.elements }
    let iterator = try iterator(of: value)
    var elements: [Value] = []
    while let element = try iterator.next() {
      try machine.countRound()
      elements.append(element)
      try machine.checkCollection(elements.count)
    }
    return elements
  }
}

/// A sequence that makes its elements on demand: `stride`, `sequence(first:next:)`.
final class LazyElements {
  /// The sequence that it is a lazy form of, with the same elements.
  let base: Value?
  let makeIterator: () throws -> ElementIterator

  init(of base: Value? = nil, _ makeIterator: @escaping () throws -> ElementIterator) {
    self.base = base
    self.makeIterator = makeIterator
  }
}
