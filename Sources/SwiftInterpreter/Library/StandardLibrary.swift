/// The parts of the standard library and Foundation that layout code uses.
enum StandardLibrary {
  static let all: [NativeLibrary] = [
    NativeLibrary(
      name: "Swift",
      types: protocols + [
        NativeType("struct Int: SignedInteger, Strideable, LosslessStringConvertible"),
        NativeType("struct Double: BinaryFloatingPoint, Strideable, LosslessStringConvertible"),
        NativeType("struct Bool: Hashable, CustomStringConvertible"),
        NativeType("struct String: StringProtocol, Collection<Character>, CustomStringConvertible"),
        NativeType("struct Character: Hashable, Comparable, CustomStringConvertible"),
        NativeType("struct Array<Element>: RandomAccessCollection<Element>"),
        NativeType("struct Dictionary<Key, Value>: Collection<(key: Key, value: Value)>"),
        NativeType("struct Set<Element>: Collection<Element>, Equatable, Hashable"),
        NativeType("enum Optional<Wrapped>"),
        NativeType("struct Range<Bound>: Collection<Bound>, Hashable"),
        NativeType("struct ClosedRange<Bound>: Collection<Bound>, Hashable"),
        NativeType("struct KeyPath<Root, Value>: Hashable"),
      ],
      functions: [
        NativeMember("func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")") {
          call in
          let texts = try call.array(0).map { try call.interpreter.program.describe($0) }
          try call.interpreter.write(
            texts.joined(separator: try call.string(1)) + (try call.string(2)))
          return .void
        }
      ])
  ]

  static let protocols: [NativeType] = [
    NativeType("protocol Equatable"), NativeType("protocol Hashable: Equatable"),
    NativeType("protocol Comparable: Equatable"), NativeType("protocol Error"),
    NativeType("protocol CustomStringConvertible"),
    NativeType("protocol CustomDebugStringConvertible"),
    NativeType("protocol LosslessStringConvertible: CustomStringConvertible"),
    NativeType("protocol RawRepresentable<RawValue>"), NativeType("protocol CaseIterable"),
    NativeType("protocol Identifiable<ID>"), NativeType("protocol Sequence<Element>"),
    NativeType("protocol Collection<Element>: Sequence<Element>"),
    NativeType("protocol RandomAccessCollection<Element>: Collection<Element>"),
    NativeType("protocol AdditiveArithmetic: Equatable"),
    NativeType("protocol Numeric: AdditiveArithmetic"),
    NativeType("protocol SignedNumeric: Numeric"),
    NativeType("protocol BinaryInteger: Numeric, Hashable, Comparable"),
    NativeType("protocol SignedInteger: BinaryInteger, SignedNumeric"),
    NativeType("protocol BinaryFloatingPoint: SignedNumeric, Hashable, Comparable"),
    NativeType("protocol Strideable: Comparable"),
    NativeType("protocol StringProtocol: Hashable, Comparable"),
    NativeType("protocol OptionSet: Hashable"),
  ]
}
