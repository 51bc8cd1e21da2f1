extension StandardLibrary {
  /// The members of every sequence.
  static let sequences: [NativeMember] = [
    NativeMember("func map<T>(_ transform: (Element) throws(any Error) -> T) rethrows -> [T]") {
      (call, transform: Function) in
      var transform = transform.ofOne
      return .array(try call.elements().map { try transform($0) })
    },
    NativeMember("func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]") {
      (call, isIncluded: Function) in
      var isIncluded = isIncluded.ofOne
      return .array(try call.elements().filter { try isIncluded.holds($0) })
    },
    NativeMember(
      "func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]"
    ) { (call, transform: Function) in
      var result: [Value] = []
      for element in try call.elements() {
        switch try transform(element) {
        case .none: continue
        case .some(let box): result.append(box.value)
        case let value: result.append(value)
        }
      }
      return .array(result)
    },
    NativeMember("func flatMap<T>(_ transform: (Element) throws -> [T]) rethrows -> [T]") {
      (call, transform: Function) in
      var result: [Value] = []
      for element in try call.elements() {
        switch try transform(element) {
        // The former name of `compactMap`.
        case .none: continue
        case .some(let box): result.append(box.value)
        case let part: try call.append(call.program.elements(of: part), to: &result)
        }
      }
      return .array(result)
    },
    NativeMember("func forEach(_ body: (Element) throws -> Void) rethrows") {
      (call, body: Function) in
      for element in try call.elements() { _ = try body(element) }
      return .void
    },
    NativeMember(
      "func reduce<Result>(_ initial: Result, _ next: (Result, Element) throws -> Result) rethrows -> Result"
    ) { (call, initial: Value, next: Function) in
      var result = initial
      for element in try call.elements() { result = try next(result, element) }
      return result
    },
    NativeMember(
      "func reduce<Result>(into initial: Result, _ update: (inout Result, Element) throws -> Void) rethrows -> Result",
      changing: { (call: inout NativeCall, initial: ArgumentPlace, update: Function) in
        // The result is changed in place if nothing else holds it.
        var arguments = [call[initial] ?? .void, .void]
        call[initial] = nil
        let function = update.value
        for element in try call.elements() {
          arguments[1] = element
          _ = try call.program.machine.call(function, &arguments)
        }
        return arguments[0]
      }),
    NativeMember("func enumerated() -> EnumeratedSequence<Self>") { call in
      try endless(call) { EnumeratingIterator($0) }
        ?? call.view(
          "EnumeratedSequence", of: [call.receiver ?? .void],
          try call.elements().enumerated().map {
            .tuple([.int($0.offset), $0.element], labels: ["offset", "element"])
          })
    },
    NativeMember("func sorted() -> [Element] where Element: Comparable") { call in
      let elements = try call.elements()
      try call.program.machine.chargeSorting(elements.count)
      return .array(try elements.sorted { try call.program.isLess($0, $1) })
    },
    NativeMember(
      "func sorted(by isBefore: (Element, Element) throws -> Bool) rethrows -> [Element]"
    ) { (call, isBefore: Function) in
      .array(try call.elements().sorted { try isBefore.holds($0, $1) })
    },
    NativeMember("func reversed() -> [Element]") { call in
      .array(try call.elements().reversed())
    },
    NativeMember("func min() -> Element? where Element: Comparable") { call in
      .optional(try call.elements().min { try call.program.isLess($0, $1) })
    },
    NativeMember("func max() -> Element? where Element: Comparable") { call in
      .optional(try call.elements().max { try call.program.isLess($0, $1) })
    },
    NativeMember("func min(by isLess: (Element, Element) throws -> Bool) rethrows -> Element?") {
      (call, isLess: Function) in .optional(try call.elements().min { try isLess.holds($0, $1) })
    },
    NativeMember("func max(by isLess: (Element, Element) throws -> Bool) rethrows -> Element?") {
      (call, isLess: Function) in .optional(try call.elements().max { try isLess.holds($0, $1) })
    },
    NativeMember("func contains(_ element: Element) -> Bool where Element: Equatable") {
      (call, wanted: Value) in
      switch call.receiver {
      case .set(let box)?: return .bool(box.storage.position(of: wanted) != nil)
      case .range(let range)?: return .bool(try call.program.contains(range, wanted))
      default:
        return .bool(
          try call.elements().contains { try call.program.areEqual($0, wanted) })
      }
    },
    NativeMember(
      "@_disfavoredOverload func contains(_ other: [Element]) -> Bool where Element: Equatable"
    ) {
      (call, other: Elements) in
      let (elements, wanted) = (try call.elements(), other.all)
      guard elements.count >= wanted.count else { return .bool(false) }
      return .bool(
        try (0...elements.count - wanted.count).contains { start in
          try zip(elements[start...], wanted).allSatisfy { try call.program.areEqual($0, $1) }
        })
    },
    NativeMember("func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool") {
      (call, predicate: Function) in .bool(try firstMatch(predicate, call) != nil)
    },
    NativeMember("func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool") {
      (call, predicate: Function) in
      .bool(try call.elements().allSatisfy { try predicate.holds($0) })
    },
    NativeMember("func first(where predicate: (Element) throws -> Bool) rethrows -> Element?") {
      (call, predicate: Function) in .optional(try firstMatch(predicate, call))
    },
    NativeMember("func count(where predicate: (Element) throws -> Bool) rethrows -> Int") {
      (call, predicate: Function) in
      .int(try call.elements().filter { try predicate.holds($0) }.count)
    },
    NativeMember("func prefix(_ count: Int) -> PrefixSequence<Self>") { (call, count: Int) in
      return call.view(
        "PrefixSequence", of: [call.receiver ?? .void, .int(count)],
        try firstElements(call, count))
    },
    NativeMember("func dropFirst(_ count: Int = 1) -> DropFirstSequence<Self>") {
      (call, count: Int) in
      let count = max(0, count)
      return try endlessRest(call, without: count)
        ?? call.view(
          "DropFirstSequence", of: [call.receiver ?? .void, .int(count)],
          Array(try call.elements().dropFirst(count)))
    },
    NativeMember(
      "func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self>"
    ) { (call, predicate: Function) in
      try endlessRest(call, while: predicate)
        ?? call.view(
          "DropWhileSequence", of: [call.receiver ?? .void],
          Array(try call.elements().drop { try predicate.holds($0) }))
    },
    NativeMember("func suffix(_ count: Int) -> [Element]") { (call, count: Int) in
      .array(Array(try call.elements().suffix(max(0, count))))
    },
    NativeMember("func dropLast(_ count: Int = 1) -> [Element]") { (call, count: Int) in
      .array(Array(try call.elements().dropLast(max(0, count))))
    },
    NativeMember("func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]") {
      (call, predicate: Function) in .array(try firstElements(call, while: predicate))
    },
    NativeMember("func joined(separator: String = \"\") -> String where Element: StringProtocol") {
      (call, separator: String) in
      var parts: [String] = []
      let limit = call.interpreter.configuration.stringLimit
      var length = 0
      for element in try call.elements() {
        let part = try call.program.describe(element)
        length += part.utf8.count + separator.utf8.count
        guard length <= limit else { throw ScriptFailure.trap(Wording.stringLimit(limit)) }
        parts.append(part)
      }
      try call.program.machine.charge(length / Machine.bytesPerRound)
      try call.program.machine.take(length)
      return .string(parts.joined(separator: separator))
    },
    NativeMember(
      "@_disfavoredOverload func joined() -> FlattenSequence<Self> where Element: Sequence"
    ) { call in
      var result: [Value] = []
      for part in try call.elements() {
        let elements = try call.program.elements(of: part)
        try call.append(elements, to: &result)
      }
      return call.view("FlattenSequence", of: [call.receiver ?? .void], result)
    },
    NativeMember(
      "func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self> "
        + "where Element: Sequence, Separator.Element == Element.Element"
    ) { (call, separator: Elements) in
      let (parts, separator) = (try call.elements(), separator.all)
      var result: [Value] = []
      for (index, part) in parts.enumerated() {
        let elements = (index > 0 ? separator : []) + (try call.program.elements(of: part))
        try call.append(elements, to: &result)
      }
      return call.view(
        "JoinedSequence", of: [call.receiver ?? .void, .array(separator)], result)
    },
    NativeMember("func lexicographicallyPrecedes(_ other: [Element]) -> Bool") {
      (call, other: Elements) in
      let (left, right) = (try call.elements(), other.all)
      for (a, b) in zip(left, right) {
        if try call.program.isLess(a, b) { return .bool(true) }
        if try call.program.isLess(b, a) { return .bool(false) }
      }
      return .bool(left.count < right.count)
    },
    NativeMember(
      "func lexicographicallyPrecedes<S: Sequence>(_ other: S, by isLess: (Element, Element) throws -> Bool) rethrows -> Bool"
    ) { (call, other: Elements, isLess: Function) in
      let (left, right) = (try call.elements(), other.all)
      for (a, b) in zip(left, right) {
        if try isLess.holds(a, b) { return .bool(true) }
        if try isLess.holds(b, a) { return .bool(false) }
      }
      return .bool(left.count < right.count)
    },
    NativeMember("func elementsEqual(_ other: [Element]) -> Bool") {
      (call, other: Elements) in
      let (left, right) = (try call.elements(), other.all)
      guard left.count == right.count else { return .bool(false) }
      return .bool(try zip(left, right).allSatisfy { try call.program.areEqual($0, $1) })
    },
    NativeMember(
      "func elementsEqual<S: Sequence>(_ other: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool"
    ) { (call, other: Elements, areEquivalent: Function) in
      let (left, right) = (try call.elements(), other.all)
      guard left.count == right.count else { return .bool(false) }
      return .bool(try zip(left, right).allSatisfy { try areEquivalent.holds($0, $1) })
    },
    // A literal is a list of the elements, which the generic form doesn't express.
    starts("func starts(with prefix: [Element]) -> Bool where Element: Equatable"),
    starts(
      "@_disfavoredOverload func starts<P: Sequence>(with prefix: P) -> Bool where Element: Equatable"
    ),
    NativeMember(
      "func starts<P: Sequence>(with prefix: P, by areEquivalent: (Element, P.Element) throws -> Bool) rethrows -> Bool"
    ) { (call, prefix: Elements, areEquivalent: Function) in
      let (left, right) = (try call.elements(), prefix.all)
      guard left.count >= right.count else { return .bool(false) }
      return .bool(try zip(left, right).allSatisfy { try areEquivalent.holds($0, $1) })
    },
    NativeMember("func shuffled() -> [Element]") { call in
      let elements = try call.elements()
      try call.program.machine.charge(elements.count)
      return .array(elements.shuffled(using: &call.program.machine.random))
    },
    NativeMember(
      "func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element]",
      changing: { (call: inout NativeCall, place: ArgumentPlace) in
        var generator = call.generator(at: place)
        let result = try call.elements().shuffled(using: &generator)
        try call.keep(generator, at: place)
        return .array(result)
      }),
    NativeMember("var lazy: LazySequence<Self> { get }") { call in
      let (program, base) = (call.program, call.receiver ?? .void)
      return call.interpreter.host(
        "LazySequence", LazyElements(of: base) { try program.iterator(of: base) })
    },
    NativeMember("var underestimatedCount: Int { get }") { call in
      // A sequence that yields elements one by one isn't iterated to count them.
      guard case .array? = call.receiver else { return .int(0) }
      return .int(try count(call))
    },
    NativeMember("func makeIterator() -> Iterator") { call in
      // A sequence that is an iterator is its own.
      if let own = call.receiver, let type = call.program.runtimeType(of: own), type.isFromScene,
        type.conforms(to: .iteratorProtocol)
      {
        return own
      }
      let iterator = try call.program.iterator(of: call.receiver ?? .void)
      return call.interpreter.host("ElementsIterator", iterator)
    },
  ]

  static func splits(into parts: String) -> [NativeMember] {
    [
      NativeMember(
        "func split(separator: Element, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> \(parts)"
      ) { (call, separator: Value, most: Int, omitsEmpty: Bool) in
        try split(call, most, omitsEmpty) { try call.program.areEqual($0, separator) }
      },
      NativeMember(
        "func split(maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> \(parts)"
      ) { (call, most: Int, omitsEmpty: Bool, isSeparator: Function) in
        try split(call, most, omitsEmpty) { try isSeparator.holds($0) }
      },
    ]
  }

  /// Slices of a collection, whose elements keep their indices.
  static let parts: [NativeMember] =
    parts(as: "SubSequence") { try $0.slice($1, from: $1.startIndex) }
    + splits(into: "[SubSequence]")

  /// The methods that return a slice.
  /// - Parameters:
  ///   - type: a slice's type, with a `where` clause that limits it to certain collections.
  ///   - make: makes it of the elements, which have their distances from the first as indices.
  static func parts(
    as type: String,
    _ make: @escaping @Sendable (NativeCall, ArraySlice<Value>) throws -> Value
  ) -> [NativeMember] {
    [
      NativeMember("func prefix(_ count: Int) -> \(type)") { (call, count: Int) in
        try make(call, try firstElements(call, count)[...])
      },
      NativeMember("func suffix(_ count: Int) -> \(type)") { (call, count: Int) in
        try make(call, try call.elements().suffix(max(0, count)))
      },
      NativeMember("func dropFirst(_ count: Int = 1) -> \(type)") { (call, count: Int) in
        try make(call, try call.elements().dropFirst(max(0, count)))
      },
      NativeMember("func dropLast(_ count: Int = 1) -> \(type)") { (call, count: Int) in
        try make(call, try call.elements().dropLast(max(0, count)))
      },
      NativeMember("func prefix(while predicate: (Element) throws -> Bool) rethrows -> \(type)") {
        (call, predicate: Function) in
        try make(call, try firstElements(call, while: predicate)[...])
      },
      NativeMember("func drop(while predicate: (Element) throws -> Bool) rethrows -> \(type)") {
        (call, predicate: Function) in
        try make(call, try call.elements().drop { try predicate.holds($0) })
      },
      NativeMember("func prefix(upTo end: Index) -> \(type)") { (call, end: Value) in
        try make(call, try call.elements().prefix(max(0, try call.offset(of: end))))
      },
      NativeMember("func prefix(through end: Index) -> \(type)") { (call, end: Value) in
        try make(
          call, try call.elements().prefix(max(0, try Checked.sum(call.offset(of: end), 1))))
      },
      NativeMember("func suffix(from start: Index) -> \(type)") { (call, start: Value) in
        try make(call, try call.elements().dropFirst(max(0, try call.offset(of: start))))
      },
    ]
  }

  /// The receiver's parts.
  private static func split(
    _ call: NativeCall, _ most: Int, _ omitsEmpty: Bool, _ isSeparator: (Value) throws -> Bool
  ) throws -> Value {
    let parts = try call.elements().split(
      maxSplits: max(0, most), omittingEmptySubsequences: omitsEmpty, whereSeparator: isSeparator)
    return .array(try parts.map { try call.slice($0, from: $0.startIndex) })
  }

  private static func firstMatch(_ predicate: Function, _ call: NativeCall) throws -> Value? {
    let iterator = try call.program.iterator(of: call.receiver ?? .void)
    while let element = try iterator.next() {
      if try predicate.holds(element) { return element }
    }
    return nil
  }

  /// The first elements that satisfy a predicate; the sequence may be endless.
  private static func firstElements(
    _ call: NativeCall, while predicate: Function
  ) throws -> [Value] {
    let iterator = try call.program.iterator(of: call.receiver ?? .void)
    var elements: [Value] = []
    while let element = try iterator.next(), try predicate.holds(element) {
      try call.program.machine.countRound()
      elements.append(element)
    }
    return elements
  }

  /// What follows a number of elements of a sequence that may be endless; nil for a collection.
  private static func endlessRest(_ call: NativeCall, without count: Int) -> Value? {
    let machine = call.program.machine
    return endless(call) { iterator in
      for _ in 0..<max(count, 0) {
        try machine.countRound()
        guard try iterator.next() != nil else { break }
      }
      return iterator
    }
  }

  /// What follows the elements that satisfy a predicate.
  private static func endlessRest(_ call: NativeCall, while predicate: Function) -> Value? {
    let machine = call.program.machine
    return endless(call) { DroppingIterator($0, machine) { try predicate.holds($0) } }
  }

  private static func firstElements(_ call: NativeCall, _ count: Int) throws -> [Value] {
    guard count >= 0 else {
      throw ScriptFailure.trap("Can't take a prefix of negative length from a collection")
    }
    let iterator = try call.program.iterator(of: call.receiver ?? .void)
    var elements: [Value] = []
    while elements.count < count, let element = try iterator.next() {
      try call.program.machine.countRound()
      elements.append(element)
      try call.program.machine.checkCollection(elements.count)
    }
    return elements
  }

  /// A transformed sequence that may be endless and makes its elements on demand; nil for a
  /// collection, which has them all.
  private static func endless(
    _ call: NativeCall, _ change: @escaping (ElementIterator) throws -> ElementIterator
  ) -> Value? {
    guard let sequence = call.receiver else { return nil }
    switch sequence {
    case .range(let range) where range.upper == nil: break
    case .structure, .object, .host:
      if call.program.runtimeType(of: sequence)?.conforms(to: .collection) ?? true {
        return nil
      }
    default: return nil
    }
    let program = call.program
    return call.interpreter.host(
      "UnfoldSequence", LazyElements { try change(try program.iterator(of: sequence)) })
  }

  /// The members of every collection.
  static let collectionMembers: [NativeMember] = [
    NativeMember("var count: Int { get }") { call in .int(try count(call)) },
    NativeMember("var underestimatedCount: Int { get }") { call in .int(try count(call)) },
    NativeMember("var isEmpty: Bool { get }") { call in
      if let text = call.receiver?.asSubstring { return .bool(text.isEmpty) }
      return .bool(try count(call) == 0)
    },
    NativeMember("var first: Element? { get }") { call in
      if case .array(let box)? = call.receiver { return .optional(box.elements.first) }
      if let text = call.receiver?.asSubstring { return try call.optional(text.first) }
      return .optional(try call.program.iterator(of: call.receiver ?? .void).next())
    },
    NativeMember("func randomElement() -> Element?") { call in
      .optional(try call.elements().randomElement(using: &call.program.machine.random))
    },
    NativeMember(
      "func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element?",
      changing: { (call: inout NativeCall, place: ArgumentPlace) in
        var generator = call.generator(at: place)
        let result = try call.elements().randomElement(using: &generator)
        try call.keep(generator, at: place)
        return .optional(result)
      }),
  ]

  private static func starts(_ signature: String) -> NativeMember {
    NativeMember(signature) { (call, prefix: Elements) in
      let (left, right) = (try call.elements(), prefix.all)
      guard left.count >= right.count else { return .bool(false) }
      return .bool(try zip(left, right).allSatisfy { try call.program.areEqual($0, $1) })
    }
  }

  static let bidirectionalMembers: [NativeMember] = [
    NativeMember("func reversed() -> ReversedCollection<Self>") { call in
      call.view(
        "ReversedCollection", of: [call.receiver ?? .void], try call.elements().reversed())
    },
    NativeMember("var last: Element? { get }") { call in
      if case .array(let box)? = call.receiver { return .optional(box.elements.last) }
      if let text = call.receiver?.asSubstring { return try call.optional(text.last) }
      return .optional(try call.elements().last)
    },
    NativeMember("func last(where predicate: (Element) throws -> Bool) rethrows -> Element?") {
      (call, predicate: Function) in .optional(try call.elements().last { try predicate.holds($0) })
    },
  ]

  /// How many indices a collection of the scene's has, without looking at its elements; nil where
  /// they aren't consecutive integers.
  static func indexCount(_ call: NativeCall) throws -> Int? {
    let program = call.program
    guard let collection = call.receiver, let type = program.runtimeType(of: collection),
      type.conforms(to: .collection),
      program.dispatch("index", on: type, labels: ["after"])?.isNative ?? true,
      program.findProperty("startIndex", in: type, isStatic: false) != nil,
      case .int(let start) = try program.property("startIndex", of: collection, .none),
      case .int(let end) = try program.property("endIndex", of: collection, .none)
    else { return nil }
    return max(0, try Checked.difference(end, start))
  }

  static func count(_ call: NativeCall) throws -> Int {
    switch call.receiver {
    case .array(let box)?: box.elements.count
    case .set(let box)?: box.storage.count
    case .dictionary(let box)?: box.storage.count
    case .string, .substring: try call.ownText().count
    case .host(let box)? where box.payload is LazyElements: try call.elements().count
    case .range(let range)?:
      if let lower = range.lower?.asInt, let upper = range.upper?.asInt {
        max(
          0,
          try Checked.sum(Checked.difference(upper, lower), range.kind == .closed ? 1 : 0))
      } else {
        try call.elements().count
      }
    default: try indexCount(call) ?? call.elements().count
    }
  }
}
