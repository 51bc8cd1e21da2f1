extension StandardLibrary {
  private static let listParts = """
    typealias Indices = Range<Int>
    typealias SubSequence = ArraySlice<Element>
    """

  static let collections: [NativeType] =
    lazySequences + [
      NativeType(
        "struct Array<Element>: RandomAccessCollection<Element>, MutableCollection<Element>, RangeReplaceableCollection<Element>, ExpressibleByArrayLiteral, Hashable, Codable, CustomStringConvertible",
        members: arrays, source: listParts),
      NativeType(
        "struct ArraySlice<Element>: RandomAccessCollection<Element>, MutableCollection<Element>, RangeReplaceableCollection<Element>, ExpressibleByArrayLiteral, Hashable, CustomStringConvertible",
        members: slices, source: listParts),
      NativeType(
        "struct Dictionary<Key, Value>: Collection<(key: Key, value: Value)>, ExpressibleByDictionaryLiteral, Hashable, Codable, CustomStringConvertible",
        members: dictionaries),
      NativeType(
        "struct Set<Element>: Collection<Element>, SetAlgebra<Element>, Hashable, Codable, CustomStringConvertible",
        members: sets),
      NativeType(
        "struct UnfoldSequence<Element>: IteratorProtocol<Element>, Sequence<Element>",
        members: [next]),
      NativeType(
        "struct ElementsIterator<Element>: IteratorProtocol<Element>, Sequence<Element>",
        members: [next]),
    ]

  private static let next = NativeMember("mutating func next() -> Element?") { call in
    .optional(try call.receiver?.changeIterator { try $0.next() } ?? nil)
  }

  static let description = NativeMember("var description: String { get }") { call in
    .string(try call.interpreter.describe(call.receiver ?? .void))
  }
}
