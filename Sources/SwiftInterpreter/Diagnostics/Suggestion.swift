/// Finds the name that was probably intended: the nearest candidate by edit distance, none if all
/// are far. Ties go to the first in the alphabet. A name of more than 64 bytes has no near ones.
public struct Suggestion {
  /// The positions of each byte in the written name, lowercased: one bit for each position.
  private var places = [UInt64](repeating: 0, count: 256)
  private let length: Int
  private let limit: Int
  private var best: (name: String, distance: Int)?

  public init(for name: String) {
    let written = Array(name.lowercased().utf8)
    length = written.count
    limit = length > 64 ? -1 : max(1, min(3, name.count / 3))
    for (place, byte) in written.prefix(64).enumerated() { places[Int(byte)] |= 1 << place }
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

  /// Whether a name differs from another by one wrong, missing, doubled or transposed letter.
  static func isSlip(_ name: String, for other: String) -> Bool {
    var suggestion = Suggestion(for: name)
    suggestion.consider(other)
    return suggestion.best.map { $0.distance <= 1 } ?? false
  }

  mutating func consider(_ name: String?) {
    if let name { consider(CollectionOfOne(name)) }
  }

  /// Looks at further names.
  ///
  /// - Complexity: linear in the names' lengths, so that thousands can be compared.
  public mutating func consider(_ names: some Swift.Sequence<String>) {
    for name in names where abs(name.utf8.count - length) <= limit {
      var text = name
      let distance = text.withUTF8 { self.distance(to: $0) }
      guard distance <= limit else { continue }
      if let best, (best.distance, best.name) <= (distance, name) { continue }
      best = (name, distance)
    }
  }

  /// Edits between the names, neighbours swapped counted as one. A column of the table of distances
  /// at a time, as differences in the bits of a word (Hyyrö 2003, for optimal string alignment).
  private func distance(to other: UnsafeBufferPointer<UInt8>) -> Int {
    guard length > 0 else { return other.count }
    let lastPlace: UInt64 = 1 << UInt64(length - 1)
    var distance = length
    var (more, less) = (UInt64.max, UInt64(0))
    var (diagonal, before) = (UInt64(0), UInt64(0))
    var left = other.count
    for byte in other {
      // Each further byte reduces the distance by one at most.
      if distance - left > limit { return distance }
      left -= 1
      let same = places[Int(Self.lowercased(byte))]
      let swapped = ((~diagonal & same) << 1) & before
      diagonal = (((same & more) &+ more) ^ more) | same | less | swapped
      var acrossMore = less | ~(diagonal | more)
      var acrossLess = diagonal & more
      if acrossMore & lastPlace != 0 { distance += 1 }
      if acrossLess & lastPlace != 0 { distance -= 1 }
      acrossMore = acrossMore << 1 | 1
      acrossLess <<= 1
      more = acrossLess | ~(diagonal | acrossMore)
      less = acrossMore & diagonal
      before = same
    }
    return distance
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

extension Suggestion {
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

/// Results for globally visible names: an undeclared name is looked up at each of its uses, among
/// thousands of others.
struct NearestNames {
  fileprivate var types: [String: String?] = [:]
  fileprivate var globals: [String: String?] = [:]
}

extension Program {
  func nearestType(to name: String) -> String? {
    if let known = nearestNames.types[name] { return known }
    var suggestion = Suggestion(for: name)
    suggestion.consider(types.keys)
    suggestion.consider(pendingTypes.keys)
    for names in allOwnNames { suggestion.consider(names.types.keys) }
    suggestion.consider(libraries.types.keys)
    nearestNames.types[name] = .some(suggestion.name)
    return suggestion.name
  }

  /// The nearest type, function or variable that is seen from everywhere.
  func nearestGlobal(to name: String) -> String? {
    if let known = nearestNames.globals[name] { return known }
    var suggestion = Suggestion(for: name)
    suggestion.consider(nearestType(to: name))
    suggestion.consider(functions.keys)
    // A macro's `#` is never forgotten.
    suggestion.consider(libraries.functions.keys.lazy.filter { !$0.hasPrefix("#") })
    suggestion.consider(variables.keys)
    for names in allOwnNames {
      suggestion.consider(names.functions.keys)
      suggestion.consider(names.variables.keys)
    }
    suggestion.consider(libraries.variables.keys)
    nearestNames.globals[name] = .some(suggestion.name)
    return suggestion.name
  }
}
