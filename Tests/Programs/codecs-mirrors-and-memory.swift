// Parts of the standard library that are rarely seen.

enum CodecProgram {
  static func main() {
    var codec = UTF8()
    let bytes: [UInt8] = [0x61, 0xC3, 0xA9, 0xE2, 0x82, 0x62, 0xF0, 0x9F, 0x98, 0x80, 0xC0, 0xE2]
    var iterator = bytes.makeIterator()
    decoding: while true {
      switch codec.decode(&iterator) {
      case .scalarValue(let scalar): print(scalar, terminator: " ")
      case .error: print("error", terminator: " ")
      case .emptyInput: break decoding
      }
    }
    print()
    var wide = UTF16()
    var units = ([0x61, 0xD83D, 0xDE00, 0xD800, 0x62] as [UInt16]).makeIterator()
    for _ in 0..<5 { print(wide.decode(&units)) }
    print(Unicode.Scalar("ab") as Any, Unicode.Scalar("a"), Unicode.Scalar("") as Any)
    UTF8.encode("é") { print($0, terminator: " ") }
    print()
  }
}

struct Shown: CustomReflectable {
  var hidden = 1
  var customMirror: Mirror { Mirror(self, children: ["k": 1, "z": "q"], displayStyle: .struct) }
}

struct Listed: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, unlabeledChildren: [1, 2], displayStyle: .collection)
  }
}

final class Lazy {
  let value = 1
  lazy var late = 4
  weak var other: Lazy?
}

enum MirrorProgram {
  static func main() {
    let mirror = Mirror(reflecting: Shown())
    print(mirror.children.map { "\($0.label ?? "-")=\($0.value)" }, mirror.displayStyle == .struct)
    let list = Mirror(reflecting: Listed())
    print(list.children.map { "\($0.label ?? "-")=\($0.value)" }, list.subjectType)
    print(mirror.descendant("z") ?? "-", Mirror(reflecting: [[5, 6]]).descendant(0, 1) ?? "-")
    let lazy = Lazy()
    for child in Mirror(reflecting: lazy).children { print(child.label ?? "-", child.value) }
    _ = lazy.late
    for child in Mirror(reflecting: lazy).children { print(child.label ?? "-", child.value) }
  }
}

func nothing<T>(_: T.Type) -> AnySequence<(T, T)> {
  AnySequence { EmptyCollection.Iterator() }
}

func count(_ units: some Collection<UInt8>) -> Int? {
  units.withContiguousStorageIfAvailable { $0.count }
}

func isStored<S: Sequence>(_ units: S) -> Bool where S.Element == UInt8 {
  units.withContiguousStorageIfAvailable { _ in true } ?? false
}

enum SequenceProgram {
  static func main() {
    print([UInt8](arrayLiteral: 1, 2), Set<Int>(arrayLiteral: 3), Array(nothing(Int.self)).count)
    var iterator = EmptyCollection<Int>.Iterator()
    print(iterator.next() as Any, EmptyCollection<Int>().map { $0 })
    print(count([1, 2, 3]) as Any, count("ab".utf8.reversed()) as Any)
    print(isStored([1]), isStored(Set<UInt8>([1])))
    let (high, low) = unsafeBitCast(Int16(bigEndian: -1234), to: (UInt8, UInt8).self)
    print(high, low, unsafeBitCast(UInt32(1), to: (UInt16, UInt16).self))
  }
}

extension Sequence where Element: Hashable {
  func contains<S: Sequence>(_ elements: S) -> Bool where S.Element == Element {
    let own = Set(self)
    return elements.allSatisfy { own.contains($0) }
  }
}

enum OwnContainsProgram {
  static func main() {
    print([1, 2, 3].contains([1, 3]), [1, 2, 3].contains(Set([1, 3])))
    print([1, 2, 3].contains(2), "abc".contains("b"))
  }
}
