import Foundation

extension Collection {
  var isNotEmpty: Bool { !isEmpty }
  func chunked(into size: Int) -> [[Element]] {
    var result: [[Element]] = []
    for element in self {
      if let last = result.last, last.count < size {
        result[result.count - 1].append(element)
      } else {
        result.append([element])
      }
    }
    return result
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension Sequence where Element: Numeric {
  func sum() -> Element { reduce(0, +) }
}

extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }
}

extension Int {
  enum Kind { case negative, zero, positive }
  var kind: Kind { self == 0 ? .zero : self > 0 ? .positive : .negative }
  func times(_ body: (Int) -> Void) { for n in 0..<self { body(n) } }
  static let dozen = 12
}

extension String {
  var initials: String { split(separator: " ").compactMap(\.first).map(String.init).joined() }
  func padded(to length: Int, with pad: Character = " ") -> String {
    count < length ? self + String(repeating: pad, count: length - count) : self
  }
  static func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
}

extension Double {
  var formattedShort: String { String(format: "%.1f", self) }
  init?(percent text: String) {
    guard text.hasSuffix("%"), let value = Double(text.dropLast()) else { return nil }
    self = value / 100
  }
}

extension Dictionary where Value == Int {
  mutating func increment(_ key: Key) { self[key, default: 0] += 1 }
}

enum CollectionExtension {
  static func main() {
    print([1].isNotEmpty, "".isNotEmpty, (1...5).chunked(into: 2), "abc".chunked(into: 2).count)
  }
}

enum SafeSubscript {
  static func main() {
    print([1, 2][safe: 1] as Any, [1, 2][safe: 2] as Any, ["a"][safe: 0] ?? "-")
  }
}

enum ComparableExtension {
  static func main() {
    print(15.clamped(to: 0...10), (-0.5).clamped(to: 0...1), "m".clamped(to: "a"..."f"))
  }
}

enum ConstrainedSequence {
  static func main() { print([1, 2, 3].sum(), [0.5, 1].sum(), (1...4).sum(), Set([2, 3]).sum()) }
}

enum OptionalExtension {
  static func main() {
    let name: String? = nil
    print(name.orEmpty + "|", Optional("x").orEmpty)
  }
}

enum IntExtension {
  static func main() {
    print((-3).kind, 0.kind, 7.kind, Int.dozen)
    3.times { print($0, terminator: ",") }
    print()
  }
}

enum StringExtension {
  static func main() {
    print("Ada King Byron".initials, "ab".padded(to: 4, with: "."), "-" * 5, "x".padded(to: 0))
  }
}

enum DoubleExtension {
  static func main() {
    print(3.14159.formattedShort, Double(percent: "45%") as Any, Double(percent: "x") as Any)
  }
}

enum DictionaryExtension {
  static func main() {
    var counts: [String: Int] = [:]
    for word in ["a", "b", "a"] { counts.increment(word) }
    print(counts["a"]!, counts["b"]!)
  }
}

enum ProtocolConformanceByExtension {
  struct Version { var major, minor: Int }
  static func main() {
    print(
      Version(major: 1, minor: 2) < Version(major: 1, minor: 10), "\(Version(major: 3, minor: 0))")
    print([Version(major: 2, minor: 0), Version(major: 1, minor: 9)].min()!)
  }
}
extension ProtocolConformanceByExtension.Version: Comparable, CustomStringConvertible {
  static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  var description: String { "v\(major).\(minor)" }
}
