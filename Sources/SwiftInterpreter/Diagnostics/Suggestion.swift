/// Finds the name that somebody may have meant: the nearest by edits of those it is shown, none
/// where all are far. Of names equally near the first in the alphabet is meant.
public struct Suggestion {
  /// In small letters.
  private let written: [UInt8]
  private let limit: Int
  private let characters: UInt32
  private var best: (name: String, distance: Int)?

  public init(for name: String) {
    written = Array(name.lowercased().utf8)
    limit = max(1, min(3, name.count / 3))
    characters = written.reduce(0) { $0 | Self.bit($1) }
  }

  /// The nearest so far.
  public var name: String? { best?.name }

  public static func nearest(
    to name: String, among names: some Swift.Sequence<String>
  ) -> String? {
    var suggestion = Suggestion(for: name)
    suggestion.consider(names)
    return suggestion.name
  }

  /// Looks at further names. There are thousands, and most are told to be far by their length or by
  /// the characters that are in one alone.
  public mutating func consider(_ names: some Swift.Sequence<String>) {
    for name in names where abs(name.utf8.count - written.count) <= limit {
      let others = name.utf8.reduce(0) { $0 | Self.bit(Self.lowercased($1)) }
      guard (characters & ~others).nonzeroBitCount <= limit,
        (others & ~characters).nonzeroBitCount <= limit
      else { continue }
      let distance = distance(to: name.utf8.map(Self.lowercased))
      guard distance <= limit else { continue }
      if let best, (best.distance, best.name) <= (distance, name) { continue }
      best = (name, distance)
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// One edit adds at most one bit to a name's and takes away at most one.
  private static func bit(_ byte: UInt8) -> UInt32 { 1 << UInt32(byte & 31) }

  /// Edits between the names, neighbours swapped counted as one; more than the limit where far.
  private func distance(to other: [UInt8]) -> Int {
    if written.isEmpty || other.isEmpty { return max(written.count, other.count) }
    var beforeLast = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    for i in 1...written.count {
      var current = [i] + [Int](repeating: 0, count: other.count)
      var rowBest = i
      for j in 1...other.count {
        var cost = min(
          last[j] + 1, current[j - 1] + 1, last[j - 1] + (written[i - 1] == other[j - 1] ? 0 : 1))
        if i > 1, j > 1, written[i - 1] == other[j - 2], written[i - 2] == other[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        current[j] = cost
        rowBest = min(rowBest, cost)
      }
      if rowBest > limit { return rowBest }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}

extension Suggestion {
  mutating func considerTypes(of program: Program) {
    consider(program.types.keys)
    consider(program.pendingTypes.keys)
    consider(program.libraries.types.keys)
  }

  /// Every name that is seen from everywhere.
  mutating func considerGlobals(of program: Program) {
    considerTypes(of: program)
    consider(program.functions.keys)
    // Macros have a sign that nobody forgets.
    consider(program.libraries.functions.keys.lazy.filter { !$0.hasPrefix("#") })
    consider(program.variables.keys)
    consider(program.libraries.variables.keys)
  }

  /// Members that can be named, so no initialisers and subscripts.
  mutating func considerMembers(of type: SwiftType) {
    for nominal in type.nominal.map({ [$0] }) ?? type.protocols {
      for ancestor in nominal.ancestry {
        ancestor.type.offerMemberNames { names in
          consider(names.lazy.filter { $0 != "init" && $0 != "subscript" })
        }
      }
    }
  }
}
