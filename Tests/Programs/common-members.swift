import Foundation
enum CommonMembers {
  static func main() {
    var s: Set = [1, 2, 3]
    s.formUnion([4]); s.formIntersection([1, 2, 4]); s.subtract([4]);
    s.formSymmetricDifference([2, 9])
    print(s.sorted())
    print(
      s.isSubset(of: [1, 9, 10]), s.isSuperset(of: [1]), s.isStrictSubset(of: [1, 9, 10]),
      s.isStrictSuperset(of: [1]), s.isDisjoint(with: [5]))
    print(
      s.symmetricDifference([1]).sorted(), s.subtracting([1]), s.union([3]).sorted(),
      s.intersection([9]))
    print(
      s.update(with: 9) ?? -1, s.insert(9).inserted, s.remove(9) ?? -1, s.popFirst() ?? -1,
      s.isEmpty)
    s.removeAll(); print(s.count, s.first ?? 0)
    var a = [3, 1, 2]
    a.append(contentsOf: [5, 4]); a.insert(9, at: 1); a.insert(contentsOf: [7, 7], at: 0);
    a.swapAt(0, 2)
    print(
      a, a.firstIndex(of: 7) ?? -1, a.lastIndex(of: 7) ?? -1, a.last(where: { $0 < 3 }) ?? -1,
      a.lastIndex(where: { $0 > 4 }) ?? -1)
    a.removeFirst(2); a.removeLast(); a.removeSubrange(0..<1); a.reverse(); print(a)
    a.sort(by: >);
    print(
      a, a.dropFirst(1), a.dropLast(1), a.prefix(2), a.suffix(2), a.prefix(while: { $0 > 2 }),
      a.drop(while: { $0 > 2 }))
    print(
      a.min(by: <) ?? 0, a.max() ?? 0, a.allSatisfy { $0 > 0 }, a.contains { $0 == 2 },
      a.elementsEqual([5, 2, 1]), a.starts(with: [5]))
    print(
      a.split(separator: 2), a.joinedText, a.partitioned, a.randomElement() != nil, a.isEmpty,
      a.indices, a.startIndex, a.endIndex)
    print(
      [[1], [2, 3]].joined().map { $0 }, Array(repeating: 0, count: 2),
      a.reduce(into: 0) { $0 += $1 }, a.compactMap { $0 > 1 ? "\($0)" : nil })
    print(
      a.lexicographicallyPrecedes([9]), a.reversed().first ?? 0, a.count(where: { $0 > 1 }),
      a.firstIndex { $0 == 1 } ?? -1)
    a.replaceSubrange(0..<1, with: [8, 8]); print(a); a.removeAll { $0 == 8 }; print(a); a += [1];
    print(a.popLast() ?? 0, a.sorted(), a.shuffled().count)
    let d = ["a": 1, "b": 2]
    print(
      d.mapValues { $0 * 2 }.sorted { $0.key < $1.key }.map(\.value), d.filter { $0.value > 1 },
      d.keys.sorted(), d.values.sorted(), d["c", default: 7])
    var e = d; e.merge(["b": 5]) { $0 + $1 }; e.updateValue(1, forKey: "z");
    e.removeValue(forKey: "a"); print(e.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
    print(
      Dictionary(grouping: [1, 2, 3], by: { $0 % 2 })[1] ?? [],
      Dictionary(uniqueKeysWithValues: [("x", 1)]), d.compactMapValues { $0 > 1 ? $0 : nil },
      d.min { $0.value < $1.value }?.key ?? "", d.contains { $0.key == "a" })
    print(
      Dictionary([("k", 1), ("k", 2)], uniquingKeysWith: max),
      d.first { $0.key == "a" }?.value ?? 0, d.reduce(0) { $0 + $1.value },
      d.allSatisfy { $0.value > 0 }, d.isEmpty)
    let t = "Hello, wörld! 12"
    print(
      t.uppercased(), t.lowercased(), t.capitalized, t.localizedCapitalized, t.localizedUppercase,
      t.localizedLowercase)
    print(
      t.hasPrefix("He"), t.hasSuffix("12"), t.contains("wör"), t.contains("z"), t.count, t.isEmpty,
      t.first ?? "-", t.last ?? "-")
    print(
      t.replacingOccurrences(of: "l", with: "L"), t.components(separatedBy: ", "),
      t.split(separator: " ").map(String.init), t.trimmingCharacters(in: .whitespaces),
      t.filter(\.isLetter))
    print(
      t.prefix(5), t.suffix(2), t.dropFirst(7), t.dropLast(3), String(t.reversed()),
      t.padding(toLength: 20, withPad: "-", startingAt: 0))
    print(
      t.firstIndex(of: "w").map { t.distance(from: t.startIndex, to: $0) } ?? -1,
      t.range(of: "wör") != nil)
    print(
      t.unicodeScalars.count, t.utf8.count, t.utf16.count,
      t.map { $0.isNumber ? 1 : 0 }.reduce(0, +), t.allSatisfy(\.isASCII),
      t.compare("I") == .orderedAscending)
    print(
      t.range(of: "hello", options: .caseInsensitive) != nil, t.appending("!"),
      t.enumerated().first { $0.element == "l" }?.offset ?? -1,
      "a-b-c".split(separator: "-", maxSplits: 1), "3.5".isNumeric)
    print(
      String(255, radix: 16), String(format: "%05.2f|%3d|%@|%x", 3.14159, 7, "x", 255),
      Int("42") ?? 0, Int("2a", radix: 16) ?? 0, Double("1e3") ?? 0,
      String(describing: Optional(3)), "\("a".debugDescription)")
    print(
      7.clamped(to: 1...5), (7).isMultiple(of: 2), 7.quotientAndRemainder(dividingBy: 2),
      (-7).magnitude, abs(-3), 10.advanced(by: 2), 3.distance(to: 9), Int.random(in: 1...1),
      5.signum())
    print(
      2.5.rounded(), 2.4.rounded(.up), (-2.5).rounded(.towardZero),
      7.0.truncatingRemainder(dividingBy: 4), 9.0.squareRoot(), 1.0.isZero,
      Double.pi.description.prefix(4), (0.1 + 0.2).formatted(), 3.0.isFinite,
      4.0.remainder(dividingBy: 3))
    print(
      min(1, 2, 3), max(1, 2), zip([1, 2], ["a", "b"]).map { "\($0)\($1)" },
      stride(from: 0, through: 1, by: 0.5).map { $0 },
      sequence(first: 1) { $0 < 20 ? $0 * 2 : nil }.map { $0 }, pow(2.0, 3.0), hypot(3.0, 4.0),
      atan2(1.0, 1.0) > 0.78)
    let o: Int? = 3
    print(
      o.map { $0 + 1 } ?? 0, o.flatMap { $0 > 5 ? $0 : nil } ?? -1, o == 3, o != nil,
      [o, nil].compactMap { $0 }, o.debugDescription)
    let r = 1...5
    print(
      r.contains(3), r.count, r.lowerBound, r.clamped(to: 2...9), (1..<4).overlaps(3..<9),
      r.map { $0 * $0 }, (0..<10).filter { $0.isMultiple(of: 3) }, r.reversed().map { $0 },
      (1..<1).isEmpty, r.randomElement() != nil)
  }
}
extension Array where Element == Int {
  var joinedText: String { map(String.init).joined(separator: "/") }
  var partitioned: ([Int], [Int]) {
    var copy = self; let p = copy.partition { $0 > 2 };
    return (Array(copy[..<p]).sorted(), Array(copy[p...]).sorted())
  }
}
extension Comparable {
  func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) }
}
extension String { var isNumeric: Bool { Double(self) != nil } }
