extension NativeCall {
  /// All elements of the receiver, a sequence.
  func elements() throws -> [Value] {
    guard let receiver else { return [] }
    return try counted(interpreter.program.elements(of: receiver))
  }

  /// All elements of another sequence.
  func elements(of sequence: Value) throws -> [Value] {
    try counted(interpreter.program.elements(of: sequence))
  }

  /// Elements that are about to be gone through; four take about as long as a round.
  private func counted(_ elements: [Value]) throws -> [Value] {
    try interpreter.program.machine.charge(elements.count / 4)
    return elements
  }

  /// Appends elements to what becomes the result; they are counted before they are copied.
  func append(_ elements: [Value], to result: inout [Value]) throws {
    try program.machine.checkCollection(result.count + elements.count)
    try program.machine.charge(elements.count / 4)
    try program.machine.take(elements.count * MemoryLayout<Value>.stride)
    result += elements
  }

  /// A character of a text, charged by its length, which shows how long it took to find.
  func optional(_ character: Character?) throws -> Value {
    guard let character else { return .none }
    try program.machine.charge(character.utf8.count / Machine.bytesPerRound)
    return .optional(.character(character))
  }

  /// The receiver as an `Int`.
  func ownInt() throws -> Int { try receiver?.requireInt() ?? 0 }
  func ownDouble() throws -> Double { try receiver?.requireDouble() ?? 0 }
  func ownString() throws -> String {
    let text = try receiver?.requireString() ?? ""
    try program.machine.charge(text: text)
    return text
  }

  /// Charges a round for each character of the receiver, a text, that becomes a value or is
  /// compared.
  package func chargeLetters() throws {
    let count = try receiver?.textLength ?? ownString().utf8.count
    try program.machine.charge(count)
    try program.machine.take(count * MemoryLayout<Value>.stride)
  }

  /// The receiver's characters, a part's in the whole.
  package func ownText() throws -> Substring {
    guard let receiver else { return "" }
    guard let text = receiver.asSubstring else { return Substring(try ownString()) }
    try program.machine.charge(text.utf8.count / Machine.bytesPerRound)
    return text
  }

  var program: Program { interpreter.program }

  /// The index of the receiver's first element: other than 0 only for slices, ranges and
  /// collections with their own.
  package var startIndex: Int {
    switch receiver {
    case .array(let box)?: box.startIndex
    case .substring(let box)?: box.start
    case .range(let range)?: range.lower?.asInt ?? 0
    case .structure?, .object?: ownStartIndex ?? 0
    default: 0
    }
  }

  private var ownStartIndex: Int? {
    guard let receiver, let type = program.runtimeType(of: receiver),
      let property = program.findProperty("startIndex", in: type, isStatic: false),
      property.owner?.kind != .protocolType
    else { return nil }
    return try? program.property("startIndex", of: receiver, .none).asInt
  }

  /// Consecutive elements of the receiver with their indices: its `SubSequence`.
  func slice(_ elements: some Sequence<Value>, from offset: Int) throws -> Value {
    let elements = Array(elements)
    let start = try Checked.sum(startIndex, offset)
    switch receiver {
    case .array(let box)?:
      if let part = box.subsequence(elements, from: start) { return part }
    case .range(let range)? where range.kind == .halfOpen && range.lower?.asInt != nil:
      return .range(
        RangeBox(.halfOpen, lower: .int(start), upper: .int(start + elements.count)))
    case .string?, .substring?:
      let rest = try ownText().dropFirst(offset)
      return .substring(rest.prefix(elements.count))
    case .structure?, .object?, .enumeration?:
      if let part = try ownPart(offset..<offset + elements.count) { return part }
    default: break
    }
    return view("Slice", of: [receiver ?? .void], elements, from: start)
  }

  /// The elements at these offsets by the receiver's own `subscript(_: Range<Index>)`; nil where it
  /// declares none.
  private func ownPart(_ offsets: Range<Int>) throws -> Value? {
    guard let receiver, program.runtimeType(of: receiver)?.isFromScene == true else { return nil }
    let bounds = Value.range(
      RangeBox(
        .halfOpen, lower: try index(at: offsets.lowerBound),
        upper: try index(at: offsets.upperBound)))
    guard let own = try program.ownSubscript(of: receiver, [bounds])?.getter,
      own.parameters[0].type.nominal === program.builtin.range
    else { return nil }
    return try program.call(own, receiver: receiver, arguments: [bounds])
  }

  /// Elements in a row that have a type of their own.
  /// - Parameters:
  ///   - fields: the type's properties, from which the elements come.
  ///   - arguments: the type's arguments, where its properties don't determine them.
  func view(
    _ name: String, of fields: [Value], _ elements: [Value], from startIndex: Int = 0,
    arguments: [SwiftType] = []
  ) -> Value {
    guard let type = program.nominal(name) else { return .array(elements) }
    return view(type, of: fields, elements, from: startIndex, arguments: arguments)
  }

  func view(
    _ type: NominalType, of fields: [Value], _ elements: [Value], from startIndex: Int = 0,
    arguments: [SwiftType] = []
  ) -> Value {
    type.ready()
    let parts = StructureBox(
      type: type, fields: ContiguousArray(fields), typeArguments: arguments)
    return .array(ArrayBox(elements, from: startIndex, as: .view(parts)))
  }

  /// How long a change to a collection takes.
  enum ChangeCost {
    /// The same for any number of elements.
    case constant
    /// Elements move up or down.
    case moving
    /// Proportional to the elements.
    case linear

    func rounds(_ count: Int) -> Int {
      switch self {
      case .constant: 0
      case .moving: count / 64
      case .linear: count
      }
    }
  }

  /// Changes the receiver, an array, in place if nothing else holds it.
  mutating func changeArray<T>(
    _ cost: ChangeCost = .moving, _ change: (inout [Value]) throws -> T
  ) throws -> T {
    var count = 0
    let machine = program.machine
    let result = try receiver?.changeArray(machine) { box in
      try machine.charge(cost.rounds(box.elements.count))
      let before = box.elements.count
      defer { count = box.elements.count }
      let result = try change(&box.elements)
      try machine.take(
        max(0, box.elements.count - before) * MemoryLayout<Value>.stride)
      return result
    }
    return try grown(result, count, "value is no array")
  }

  /// Changes the receiver, a dictionary or set, in place if nothing else holds it.
  mutating func changePairs<T>(
    _ cost: ChangeCost = .constant, _ change: (inout OrderedPairs) throws -> T
  ) throws -> T {
    var count = 0
    let machine = program.machine
    let result = try receiver?.changePairs(machine) { storage in
      try machine.charge(cost.rounds(storage.count))
      defer { count = storage.count }
      return try change(&storage)
    }
    return try grown(result, count, "value is no dictionary or set")
  }

  private func grown<T>(_ result: T?, _ count: Int, _ complaint: String) throws -> T {
    guard let result else { throw ScriptFailure.trap(complaint) }
    try interpreter.program.machine.checkCollection(count)
    return result
  }

  /// Removes characters from the receiver's start or end and returns the outermost: a slice of text
  /// keeps its indices. Nil, without a change, if there are fewer.
  mutating func removeCharacters(_ count: Int = 1, atEnd: Bool) throws -> Character? {
    guard case .substring(let box)? = receiver else {
      return try changeString { Self.remove(count, atEnd: atEnd, from: &$0) }
    }
    var text = box.text
    let removed = Self.remove(count, atEnd: atEnd, from: &text)
    receiver = .substring(text)
    return removed
  }

  private static func remove<Text: RangeReplaceableCollection & BidirectionalCollection>(
    _ count: Int, atEnd: Bool, from text: inout Text
  ) -> Character? where Text.Element == Character {
    guard let outermost = atEnd ? text.last : text.first, count >= 0,
      count == 1 || count <= text.count
    else { return nil }
    if atEnd { text.removeLast(count) } else { text.removeFirst(count) }
    return outermost
  }

  mutating func changeString<T>(
    _ cost: ChangeCost = .linear, _ change: (inout String) throws -> T
  ) throws -> T {
    var length = 0
    let machine = program.machine
    let result = try receiver?.changeString { text in
      let before = text.utf8.count
      try machine.charge(cost.rounds(before) / Machine.bytesPerRound)
      defer { length = text.utf8.count }
      let result = try change(&text)
      try machine.take(max(0, text.utf8.count - before))
      return result
    }
    guard let result else { throw ScriptFailure.trap("value is no string") }
    if length > interpreter.configuration.stringLimit {
      throw ScriptFailure.trap(Wording.stringLimit(interpreter.configuration.stringLimit))
    }
    return result
  }
}

/// Arithmetic of natives: overflow is the scene's trap, not the process's.
enum Checked {
  static func sum(_ a: Int, _ b: Int) throws -> Int {
    let (value, overflow) = a.addingReportingOverflow(b)
    if overflow { throw ScriptFailure.trap(Wording.overflow("+"), identifier: .arithmetic) }
    return value
  }

  static func difference(_ a: Int, _ b: Int) throws -> Int {
    let (value, overflow) = a.subtractingReportingOverflow(b)
    if overflow { throw ScriptFailure.trap(Wording.overflow("-"), identifier: .arithmetic) }
    return value
  }

  static func product(_ a: Int, _ b: Int) throws -> Int {
    let (value, overflow) = a.multipliedReportingOverflow(by: b)
    if overflow { throw ScriptFailure.trap(Wording.overflow("*"), identifier: .arithmetic) }
    return value
  }
}

extension Value {
  /// A set, each element of which counts as a round.
  static func set(_ elements: [Value], counting machine: Machine) throws -> Value {
    .set(SetBox(try OrderedPairs(keys: elements, counting: machine)))
  }

  package static func dictionary(_ pairs: [(Value, Value)]) -> Value {
    var storage = OrderedPairs()
    for (key, value) in pairs { storage.update(value, for: key) }
    return .dictionary(DictionaryBox(storage))
  }
}
