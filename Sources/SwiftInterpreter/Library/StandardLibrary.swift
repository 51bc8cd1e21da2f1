/// Swift's standard library, with what of Foundation the interpreter needs itself: character sets,
/// coding. The rest of Foundation is in `FoundationLibrary`.
enum StandardLibrary {
  static let all: [NativeLibrary] = [
    NativeLibrary(
      name: "Swift",
      types: protocols + numbers + text + UnicodeScalars.types + collections + ranges + optionals
        + values + keyPaths + concurrency + coding + regexTypes
        + [MemoryLayouts.type, mirror],
      extensions: [
        "Sequence": sequences + splits(into: "[ArraySlice<Element>]"),
        "Collection": collectionMembers + collectionIndices + parts,
        "BidirectionalCollection": bidirectionalMembers + bidirectionalIndices + differences,
        "CodingKey": codingKeys,
        "String": codedStrings + regexMembers,
      ].merging(
        [
          "Array", "Dictionary", "Set", "Range", "ClosedRange", "Optional", "Double", "Float",
          "Character",
        ]
        .map { ($0, [debugDescription]) }
      ) { $0 + $1 },
      functions: output + math + functions + errors + typeNames + [MemoryLayouts.bitCast],
      sources: [
        Declarations.standardLibrary,
        Declarations.characterSets,
        Declarations.codingLibrary,
        Declarations.concurrency,
        Declarations.differences,
        Declarations.mirrors,
        Declarations.numbers,
        Declarations.pointers,
        Declarations.regexes,
        Declarations.sequenceViews,
        Declarations.text,
        Declarations.textSearch,
        Declarations.textViews,
        Declarations.unicode,
        Declarations.vectors,
      ])
  ]

  /// Its text for `debugPrint`.
  private static let debugDescription = NativeMember("var debugDescription: String { get }") {
    call in .string(try call.interpreter.describe(call.receiver ?? .void, debug: true))
  }

  static let protocols: [NativeType] = [
    NativeType("protocol Equatable"),
    NativeType(
      "protocol Hashable: Equatable",
      members: [
        NativeMember("var hashValue: Int { get }") { call in
          .int(try call.program.hashValue(of: call.receiver ?? .void))
        }
      ]),
    NativeType("protocol Comparable: Equatable"),
    NativeType(named: "Error"),
    NativeType(named: "CustomStringConvertible"),
    NativeType(named: "CustomDebugStringConvertible"),
    NativeType(named: "RawRepresentable"),
    NativeType(named: "CaseIterable"),
    NativeType(named: "Identifiable"),
    NativeType(named: "IteratorProtocol"),
    NativeType(named: "Sequence"),
    NativeType(named: "Collection"),
    NativeType("protocol BidirectionalCollection<Element>: Collection<Element>"),
    NativeType(named: "MutableCollection", members: mutableCollections),
    NativeType(named: "RangeReplaceableCollection"),
    NativeType(
      "protocol RandomAccessCollection<Element>: BidirectionalCollection<Element>"),
    NativeType(named: "AdditiveArithmetic"),
    NativeType(named: "Numeric"),
    NativeType(named: "SignedNumeric"),
    NativeType(named: "BinaryInteger"),
    NativeType(named: "FixedWidthInteger"),
    NativeType("protocol UnsignedInteger: BinaryInteger"),
    NativeType("protocol SignedInteger: BinaryInteger, SignedNumeric"),
    NativeType(named: "FloatingPoint"),
    NativeType(named: "BinaryFloatingPoint"),
    NativeType(named: "Strideable"),
    NativeType("protocol VectorArithmetic: AdditiveArithmetic"),
    NativeType(named: "TextOutputStream"), NativeType(named: "TextOutputStreamable"),
    NativeType("protocol Decodable"), NativeType("protocol Encodable"),
    NativeType("protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible"),
    NativeType("protocol ExpressibleByStringLiteral"),
    NativeType("protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral"),
    NativeType("protocol ExpressibleByIntegerLiteral"),
    NativeType("protocol ExpressibleByFloatLiteral"),
    NativeType("protocol ExpressibleByBooleanLiteral"),
    NativeType("protocol ExpressibleByUnicodeScalarLiteral"),
    NativeType("protocol ExpressibleByExtendedGraphemeClusterLiteral"),
    NativeType("protocol ExpressibleByArrayLiteral"),
    NativeType("protocol ExpressibleByDictionaryLiteral"),
    NativeType("protocol ExpressibleByNilLiteral"),
    NativeType("protocol StringInterpolationProtocol"),
    NativeType(named: "RandomNumberGenerator"),
    NativeType(named: "SetAlgebra"),
    NativeType(named: "OptionSet", members: optionSets),
    NativeType(named: "RangeExpression"),
  ]

  static let output: [NativeMember] = [
    printing("print", isDebug: false), printing("debugPrint", isDebug: true),
    printing("print", isDebugTo: false), printing("debugPrint", isDebugTo: true),
    dump, dumpToStream,
    NativeMember("func NSLog(_ format: String, _ arguments: Any...)") {
      (call, format: String, arguments: [Value]) in
      try call.interpreter.write(
        try FormatString.format(format, arguments, call.program) + "\n")
      return .void
    },
    NativeMember(
      "func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = \"\"\(place))"
    ) { (_, condition: Function, message: Function, _: Rest) in
      if try !condition.holds() {
        throw ScriptFailure.trap("Assertion failed" + suffix(try message()))
      }
      return .void
    },
    NativeMember(
      "func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = \"\"\(place))"
    ) { (_, condition: Function, message: Function, _: Rest) in
      if try !condition.holds() {
        throw ScriptFailure.trap("Precondition failed" + suffix(try message()))
      }
      return .void
    },
    NativeMember("func assertionFailure(_ message: @autoclosure () -> String = \"\"\(place))") {
      (_, message: Function, _: Rest) in
      throw ScriptFailure.trap("Fatal error" + suffix(try message()))
    },
    NativeMember(
      "func preconditionFailure(_ message: @autoclosure () -> String = \"\"\(place)) -> Never"
    ) { (_, message: Function, _: Rest) in
      throw ScriptFailure.trap("Fatal error" + suffix(try message()))
    },
    NativeMember("func fatalError(_ message: @autoclosure () -> String = \"\"\(place)) -> Never") {
      (_, message: Function, _: Rest) in
      throw ScriptFailure.trap("Fatal error" + suffix(try message()))
    },
  ]

  private static let printed =
    "_ items: Any..., separator: String = \" \", terminator: String = \"\\n\""

  /// A function that shows values on the console.
  private static func printing(_ name: String, isDebug: Bool) -> NativeMember {
    NativeMember("func \(name)(\(printed))") {
      (call, items: [Value], separator: String, terminator: String) in
      let texts = try items.map { try call.program.describe($0, debug: isDebug) }
      try call.interpreter.write(texts.joined(separator: separator) + terminator)
      return .void
    }
  }

  /// The form that writes the text to a stream, piece by piece.
  private static func printing(_ name: String, isDebugTo isDebug: Bool) -> NativeMember {
    NativeMember(
      "func \(name)<Target: TextOutputStream>(\(printed), to output: inout Target)",
      changing: {
        (
          call: inout NativeCall, items: [Value], separator: String, terminator: String,
          output: ArgumentPlace
        ) in
        var before = ""
        for item in items {
          try call.write(before, to: output)
          try call.write(call.program.describe(item, debug: isDebug), to: output)
          before = separator
        }
        try call.write(terminator, to: output)
        return .void
      })
  }

  /// The parameters by which a caller states where a check failed; a trap has its own place.
  private static let place = ", file: StaticString = #file, line: UInt = #line"

  private static func suffix(_ message: Value) -> String {
    guard let text = message.asString, !text.isEmpty else { return "" }
    return ": " + text
  }

  static let values: [NativeType] = [
    NativeType("enum Never: Error"),
    NativeType(named: "ComparisonResult"),
    NativeType(
      "struct SystemRandomNumberGenerator: RandomNumberGenerator",
      members: [
        NativeMember("init()") { call in call.interpreter.host("SystemRandomNumberGenerator", 0) },
        NativeMember("mutating func next() -> UInt64") { call in
          .number(FixedNumber(call.program.machine.random.next(), kind: .uint64))
        },
      ]),
    NativeType(
      named: "UUID",
      members: [
        NativeMember("init()") { call in
          let machine = call.program.machine
          // A random identifier's form: version 4 and the variant of RFC 9562.
          let form = "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx"
          let text = form.map { place in
            switch place {
            case "x": String(Int.random(in: 0..<16, using: &machine.random), radix: 16)
            case "y": String(Int.random(in: 8..<12, using: &machine.random), radix: 16)
            default: String(place)
            }
          }.joined()
          return try call.interpreter.structure("UUID", [.string(text.uppercased())])
        }
      ]),
    NativeType(
      "struct ObjectIdentifier: Hashable, CustomDebugStringConvertible",
      members: [
        NativeMember("init(_ object: Any)") { (call, object: Value) in
          let identity: [AnyHashable] =
            switch object {
            case .object(let box): [box.identity, UInt(0x6000_0000_0000) &+ UInt(box.birth) &* 32]
            case .metatype(let box):
              [
                box.nominal.map(ObjectIdentifier.init), box.name,
                UInt(bitPattern: HashedValue(object).hash) >> 16,
              ]
            default: []
            }
          return call.interpreter.host("ObjectIdentifier", identity)
        },
        NativeMember("var debugDescription: String { get }") { call in
          let digits = String(call.receiver?.bitsOfIdentifier ?? 0, radix: 16)
          let zeros = String(repeating: "0", count: max(0, 16 - digits.count))
          return .string("ObjectIdentifier(0x\(zeros)\(digits))")
        },
      ],
      isEqual: { a, b in
        a.asHost([AnyHashable].self) == b.asHost([AnyHashable].self)
      }),
  ]

  static let functions: [NativeMember] = [
    NativeMember(
      "func swap<T>(_ a: inout T, _ b: inout T)",
      changing: { (call: inout NativeCall, a: ArgumentPlace, b: ArgumentPlace) in
        (call[a], call[b]) = (call[b], call[a])
        return .void
      }),
    NativeMember(
      "func isKnownUniquelyReferenced<T>(_ object: inout T) -> Bool",
      changing: { (call: inout NativeCall, object: ArgumentPlace) in
        .bool(Value.isUniquelyReferenced(&call[object]))
      }),
    NativeMember("func withExtendedLifetime<T, R>(_ x: T, _ body: () -> R) -> R") {
      (_, _: Unused, body: Function) in
      try body()
    },
    NativeMember("func withExtendedLifetime<T, R>(_ x: T, _ body: (T) -> R) -> R") {
      (_, x: Value, body: Function) in
      try body(x)
    },
    NativeMember("func zip<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Zip2Sequence<A, B>") {
      (call, left: Value, right: Value) in
      let first = try call.program.iterator(of: left)
      let second = try call.program.iterator(of: right)
      var pairs: [Value] = []
      while let a = try first.next(), let b = try second.next() {
        try call.program.machine.countRound()
        pairs.append(.tuple([a, b]))
      }
      return call.view("Zip2Sequence", of: [left, right], pairs)
    },
    NativeMember("func stride<T: Numeric>(from start: T, to end: T, by step: T) -> StrideTo<T>") {
      (call, start: Value, end: Value, step: Value) in
      try strides(from: start, to: end, by: step, call, as: "StrideTo")
    },
    NativeMember(
      "func stride<T: Strideable>(from start: T, to end: T, by step: T.Stride) -> StrideTo<T>"
    ) { (call, start: Value, end: Value, step: Value) in
      try strides(from: start, to: end, by: step, call, as: "StrideTo")
    },
    NativeMember(
      "func stride<T: Numeric>(from start: T, through end: T, by step: T) -> StrideThrough<T>"
    ) {
      (call, start: Value, end: Value, step: Value) in
      try strides(from: start, to: end, by: step, call, as: "StrideThrough")
    },
    NativeMember(
      "func stride<T: Strideable>(from start: T, through end: T, by step: T.Stride) -> StrideThrough<T>"
    ) { (call, start: Value, end: Value, step: Value) in
      try strides(from: start, to: end, by: step, call, as: "StrideThrough")
    },
    NativeMember(
      "func sequence<T>(first: T, next: (T) -> T?) -> UnfoldSequence<T>"
    ) { (call, first: Value, next: Closure) in
      let next = next.value
      let machine = call.program.machine
      return call.interpreter.host(
        "UnfoldSequence", SuccessorIterator(first, next, machine))
    },
    NativeMember(
      "func sequence<T, State>(state: State, next: (inout State) -> T?) -> UnfoldSequence<T>"
    ) { (call, state: Value, next: Closure) in
      let next = next.value
      let machine = call.program.machine
      return call.interpreter.host(
        "UnfoldSequence", StateIterator(state, next, machine))
    },
    NativeMember("func autoreleasepool<T>(_ body: () throws -> T) rethrows -> T") {
      (_, body: Function) in
      try body()
    },
  ]

  private static func strides(
    from start: Value, to end: Value, by step: Value, _ call: NativeCall, as view: String
  ) throws -> Value {
    let includesEnd = view == "StrideThrough"
    let elements =
      try advancing(from: start, to: end, by: step, call, includesEnd: includesEnd)
      ?? strided(from: start, to: end, by: step, call, includesEnd: includesEnd)
    return call.view(
      view, of: [], elements, arguments: [call.program.staticType(of: start)])
  }

  /// Strides over values that advance by a method of theirs, such as dates; nil for numbers.
  private static func advancing(
    from start: Value, to end: Value, by step: Value, _ call: NativeCall, includesEnd: Bool
  ) throws -> [Value]? {
    let program = call.program
    guard start.isOfScene, let type = program.runtimeType(of: start),
      let method = program.dispatch("advanced", on: type, labels: ["by"])
    else { return nil }
    func advanced(_ value: Value) throws -> Value {
      var receiver: Value? = value
      var arguments: [Value?] = [step]
      return try program.call(method, receiver: &receiver, arguments: &arguments)
    }
    let next = try advanced(start)
    let isRising = try program.isLess(start, next)
    guard try isRising || program.isLess(next, start) else {
      throw ScriptFailure.trap("Stride size must not be zero")
    }
    var values: [Value] = []
    var current = start
    while try isRising ? program.isLess(current, end) : program.isLess(end, current) {
      values.append(current)
      try program.machine.checkCollection(values.count)
      current = try advanced(current)
    }
    if includesEnd, try program.areEqual(current, end) { values.append(current) }
    return values
  }

  private static func strided(
    from start: Value, to end: Value, by step: Value, _ call: NativeCall, includesEnd: Bool
  ) throws -> [Value] {
    if case .number(let number) = start {
      if number.kind == .float {
        return try strided(from: Float(read: start), to: end, by: step, call, includesEnd)
      }
    } else if start.asInt == nil || end.asInt == nil || step.asInt == nil {
      return try strided(from: start.requireDouble(), to: end, by: step, call, includesEnd)
    }
    guard let first = start.asWideInteger, let end = end.asWideInteger,
      let step = step.asWideInteger
    else { throw ScriptFailure.trap("expected numbers to go from and to") }
    // Leaving the type's bounds ends the sequence.
    return try strides(
      isRising: step == 0 ? nil : step > 0, from: first, to: end, call, includesEnd,
      value: { wide in
        guard case .number(let number) = start else { return Int(exactly: wide).map(Value.int) }
        return FixedNumber(wide, kind: number.kind).map(Value.number)
      }, next: { current, _ in current + step })
  }

  /// Each is computed from the start, so that rounding errors don't add up.
  private static func strided<T: FloatingPointType>(
    from start: T, to end: Value, by step: Value, _ call: NativeCall, _ includesEnd: Bool
  ) throws -> [Value] {
    let step = try T(read: step)
    return try strides(
      isRising: step == 0 ? nil : step > 0, from: start, to: T(read: end), call, includesEnd,
      value: \.value, next: { start.addingProduct(T($1), step) })
  }

  /// - Parameters:
  ///   - isRising: nil of a step that leads nowhere.
  ///   - value: a number's value; nil beyond its type's bounds.
  ///   - next: the number after another one, at a distance of some steps from the start.
  private static func strides<T: Comparable>(
    isRising: Bool?, from start: T, to end: T, _ call: NativeCall, _ includesEnd: Bool,
    value: (T) -> Value?, next: (T, Int) -> T
  ) throws -> [Value] {
    guard let isRising else { throw ScriptFailure.trap("Stride size must not be zero") }
    var values: [Value] = []
    var current = start
    while isRising ? current < end : end < current, let found = value(current) {
      values.append(found)
      try call.program.machine.checkCollection(values.count)
      current = next(current, values.count)
    }
    if includesEnd, current == end, let found = value(current) { values.append(found) }
    return values
  }
}

extension Value {
  /// An `ObjectIdentifier` as a number: not an address, but the same in every run.
  var bitsOfIdentifier: UInt? { asHost([AnyHashable].self)?.last as? UInt }
}
