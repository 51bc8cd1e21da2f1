/// Sequences that make their elements on demand. Their types are in
/// `Declarations/SequenceViews.swift`.
extension StandardLibrary {
  static let lazySequences: [NativeType] = [
    NativeType(named: "LazySequence", members: members(of: "Base")),
    NativeType(named: "LazyMapSequence", members: members(of: "Self", mapping: "Base")),
    NativeType(named: "LazyFilterSequence", members: members(of: "Self", filtering: "Base")),
    NativeType(named: "LazyPrefixWhileSequence", members: members(of: "Self")),
    NativeType(named: "LazyDropWhileSequence", members: members(of: "Self")),
  ]

  /// - Parameters:
  ///   - elements: the sequence that a type is a lazy form of, its `Elements`.
  ///   - mapped: the sequence that `map` transforms: two transforms in a row become one.
  ///   - filtered: the sequence that `filter` filters.
  private static func members(
    of elements: String, mapping mapped: String? = nil, filtering filtered: String? = nil
  ) -> [NativeMember] {
    [
      NativeMember("var elements: \(elements) { get }") { call in
        let base = call.receiver?.asHost(LazyElements.self)?.base
        return base ?? call.receiver ?? .void
      },
      NativeMember("var lazy: Self { get }") { call in call.receiver ?? .void },
      NativeMember("var first: Element? { get }") { call in
        .optional(try call.program.iterator(of: call.receiver ?? .void).next())
      },
      NativeMember("var last: Element? { get }") { call in .optional(try call.elements().last) },
      NativeMember("var count: Int { get }") { call in .int(try call.elements().count) },
      NativeMember("var isEmpty: Bool { get }") { call in
        .bool(try call.program.iterator(of: call.receiver ?? .void).next() == nil)
      },
      NativeMember(
        "func map<T>(_ transform: (Element) -> T) -> LazyMapSequence<\(mapped ?? elements), T>"
      ) { (call, transform: Closure) in
        transformed("LazyMapSequence", call, by: transform) { machine, function, element in
          try machine.call(function, element)
        }
      },
      NativeMember(
        "func filter(_ isIncluded: (Element) -> Bool) -> LazyFilterSequence<\(filtered ?? elements)>"
      ) { (call, isIncluded: Closure) in
        transformed("LazyFilterSequence", call, by: isIncluded) { machine, function, element in
          try machine.call(function, element).requireBool() ? element : nil
        }
      },
      NativeMember(
        "func compactMap<T>(_ transform: (Element) -> T?) "
          + "-> LazyMapSequence<LazyFilterSequence<LazyMapSequence<\(elements), T?>>, T>"
      ) { (call, transform: Closure) in
        transformed("LazyMapSequence", call, by: transform) { machine, function, element in
          try machine.call(function, element).unwrapped
        }
      },
      NativeMember(
        "func reversed() -> LazySequence<ReversedCollection<\(elements)>> "
          + "where Base: BidirectionalCollection"
      ) { call in
        let (program, base) = (call.program, call.receiver ?? .void)
        return call.interpreter.host(
          "LazySequence",
          LazyElements { ArrayIterator(try program.elements(of: base).reversed()) })
      },
      NativeMember(
        "func prefix(while predicate: (Element) -> Bool) -> LazyPrefixWhileSequence<\(elements)>"
      ) { (call, predicate: Closure) in
        lazy("LazyPrefixWhileSequence", call) { machine, base in
          PrefixIterator(base) { try machine.call(predicate.value, $0).requireBool() }
        }
      },
      NativeMember(
        "func drop(while predicate: (Element) -> Bool) -> LazyDropWhileSequence<\(elements)>"
      ) { (call, predicate: Closure) in
        lazy("LazyDropWhileSequence", call) { machine, base in
          DroppingIterator(base, machine) { try machine.call(predicate.value, $0).requireBool() }
        }
      },
    ]
  }

  /// A lazy form of the receiver.
  static func lazy(
    _ type: String, _ call: NativeCall,
    _ change: @escaping (Machine, ElementIterator) -> ElementIterator = { $1 }
  ) -> Value {
    let (program, base) = (call.program, call.receiver ?? .void)
    return call.interpreter.host(
      type, LazyElements { change(program.machine, try program.iterator(of: base)) })
  }

  private static func transformed(
    _ type: String, _ call: NativeCall, by function: Closure,
    _ transform: @escaping (Machine, Value, Value) throws -> Value?
  ) -> Value {
    lazy(type, call) { machine, base in
      TransformingIterator(base) {
        try machine.countRound()
        return try transform(machine, function.value, $0)
      }
    }
  }
}

/// Yields another's elements as long as a condition holds.
private final class PrefixIterator: ElementIterator {
  private let base: ElementIterator
  private let holds: (Value) throws -> Bool
  private var isOver: Bool

  init(
    _ base: ElementIterator, isOver: Bool = false, while holds: @escaping (Value) throws -> Bool
  ) {
    self.base = base
    self.isOver = isOver
    self.holds = holds
  }

  override func next() throws -> Value? {
    guard !isOver, let element = try base.next(), try holds(element) else {
      isOver = true
      return nil
    }
    return element
  }

  override func copy() -> ElementIterator {
    PrefixIterator(base.copy(), isOver: isOver, while: holds)
  }
}
