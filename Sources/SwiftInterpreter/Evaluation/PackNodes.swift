/// The iterations of `repeat`: a round for each element of the packs in its pattern.
final class PackRounds: Expression {
  /// A pack of values, or a tuple made of one.
  struct Source {
    let node: Expression
    let isTuple: Bool
  }

  let sources: [Source]
  /// The packs' types, a metatype each; for a tuple they give the number of elements.
  let types: [Expression]

  init(_ sources: [Source], types: [Expression]) {
    self.sources = sources
    self.types = types
  }

  /// An array of tuples, of the values and then of the types.
  override func evaluate(_ frame: Frame) throws -> Value {
    let packs = try types.map { node -> [SwiftType]? in
      guard case .metatype(let box) = try node.evaluate(frame), case .pack(let types) = box.type
      else { return nil }
      return types
    }
    let known = packs.lazy.compactMap { $0?.count }.first
    let values = try sources.map { source in
      Self.elements(of: try source.node.evaluate(frame), source.isTuple, known)
    }
    let count = values.map(\.count).min() ?? known ?? 0
    return .array(
      ArrayBox(
        (0..<count).map { index in
          let parts = values.map { $0[index] }
          let types = packs.map { types -> Value in
            guard let types, types.indices.contains(index) else { return .void }
            return .metatype(MetatypeBox(types[index]))
          }
          return .tuple(TupleBox(parts + types, labels: []))
        }))
  }

  private static func elements(of value: Value, _ isTuple: Bool, _ known: Int?) -> [Value] {
    switch value {
    case .array(let box) where !isTuple: Array(box.elements)
    case .tuple(let box) where known != 1: Array(box.elements)
    case .void where known != 1: []
    default: [value]
    }
  }
}

/// One round of `repeat`: binds the elements' names, then matches the pattern with the repeated
/// expression's value.
final class PackRound: Pattern {
  let elements: [Pattern]
  let body: Expression
  let inner: Pattern

  init(_ elements: [Pattern], _ body: Expression, matching inner: Pattern = WildcardPattern()) {
    self.elements = elements
    self.body = body
    self.inner = inner
  }

  /// The repeated expression's value in a round.
  func value(_ round: Value, _ frame: Frame) throws -> Value {
    guard case .tuple(let box) = round else { return .void }
    for (element, value) in zip(elements, box.elements) { _ = try element.matches(value, frame) }
    return try body.evaluate(frame)
  }

  override func matches(_ round: Value, _ frame: Frame) throws -> Bool {
    try inner.matches(try value(round, frame), frame)
  }
}

/// `repeat …` as a value: an array of each round's value.
final class PackExpansion: Expression {
  let rounds: PackRounds
  let round: PackRound
  let counted: CountedLoop
  unowned(unsafe) let machine: Machine

  init(_ rounds: PackRounds, _ round: PackRound, counted: CountedLoop, machine: Machine) {
    self.rounds = rounds
    self.round = round
    self.counted = counted
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    guard case .array(let box) = try rounds.evaluate(frame) else { return .void }
    return .array(
      ArrayBox(
        try box.elements.map {
          try machine.countRound(of: counted)
          return try round.value($0, frame)
        }))
  }
}

/// Values in a row with the expansions among them spread out: the arguments of a pack, or the
/// elements of a tuple.
final class PackList: Expression {
  let elements: [Expression]
  /// The labels of a tuple; nil for arguments.
  let labels: [String?]?

  init(_ elements: [Expression], labels: [String?]? = nil) {
    self.elements = elements
    self.labels = labels
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    var values: [Value] = []
    for element in elements {
      let value = try element.evaluate(frame)
      if element is PackExpansion, case .array(let box) = value {
        values += box.elements
      } else {
        values.append(value)
      }
    }
    guard let labels else { return .array(ArrayBox(values)) }
    // A tuple of one element is that element.
    if values.count == 1 { return values[0] }
    return values.isEmpty
      ? .void : .tuple(TupleBox(values, labels: labels.count == values.count ? labels : []))
  }
}

/// A call of a function with a pack's elements as separate arguments.
final class SpreadCall: Expression {
  let function: Expression
  let arguments: PackList
  let site: Site
  unowned(unsafe) let machine: Machine

  init(_ function: Expression, _ arguments: PackList, site: Site, machine: Machine) {
    self.function = function
    self.arguments = arguments
    self.site = site
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    let callee = try function.evaluate(frame)
    guard case .array(let box) = try arguments.evaluate(frame) else { return .void }
    var values = Array(box.elements)
    return try machine.call(callee, &values, at: site)
  }
}
