import Foundation
enum TextIndices {
  static func main() {
    let s = "héllo, wörld"
    let i = s.index(s.startIndex, offsetBy: 2)
    print(
      s[i], s[..<i], s[i...], s[s.startIndex], s[s.index(before: s.endIndex)],
      s.distance(from: i, to: s.endIndex))
    if let c = s.firstIndex(of: ",") {
      print(s[..<c], s[s.index(after: c)...], s.distance(from: s.startIndex, to: c))
    }
    if let r = s.range(of: "wör") {
      print(s[r], s[r.upperBound...], s.distance(from: r.lowerBound, to: r.upperBound))
    }
    var t = s
    t.insert("!", at: t.endIndex); t.remove(at: t.startIndex);
    t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 2), with: "XY");
    t.removeSubrange(t.firstIndex(of: ",")!...)
    print(
      t, Array(s.indices).count, s.indices.filter { s[$0] == "l" }.count,
      s.indices.map { s[$0] }.count, zip(s.indices, s).filter { s[$0.0] != $0.1 }.count)
    let words = s.split(separator: " ");
    print(
      words.map { $0.startIndex == s.startIndex }, words[1][words[1].startIndex],
      s[words[0].startIndex..<words[0].endIndex])
    var at: String.Index = s.startIndex, n = 0
    while at < s.endIndex { if s[at].isLetter { n += 1 }; s.formIndex(after: &at) }
    print(n, at == s.endIndex, s.lastIndex(where: { $0 == "l" }).map { s[$0...] } ?? "")
    let end = s.index(s.startIndex, offsetBy: 50, limitedBy: s.endIndex)
    print(
      end == nil,
      s.index(s.startIndex, offsetBy: 3, limitedBy: s.endIndex).map { String(s[$0]) } ?? "-",
      [s.startIndex, i].max()! == i, i > s.startIndex, (s.startIndex..<i).contains(s.startIndex))
    let u = s.utf8, ui = u.index(u.startIndex, offsetBy: 1)
    print(
      u[ui], u.count, s.utf16.count, s.unicodeScalars[s.startIndex].value, s.unicodeScalars.first!,
      s[ui], String(s.utf8.prefix(1))!, s.prefix(upTo: i), s.suffix(from: i), s.prefix(through: i))
    let opt: String.Index? = s.firstIndex(of: "z");
    print(
      opt ?? s.endIndex == s.endIndex, s[s.firstIndex(of: "w")!],
      Dictionary(grouping: s.indices, by: { s[$0].isLetter }).count, Set(s.indices).count)
  }
}
extension String {
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
  subscript(r: Range<Int>) -> Substring {
    self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]
  }
  subscript(r: ClosedRange<Int>) -> String {
    String(
      self[index(startIndex, offsetBy: r.lowerBound)...index(startIndex, offsetBy: r.upperBound)])
  }
  func chunks(of n: Int) -> [Substring] {
    var out: [Substring] = []; var i = startIndex
    while i != endIndex {
      let j = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex; out.append(self[i..<j]); i = j
    }; return out
  }
  var capitalizedFirst: String {
    guard let f = first else { return self }; return f.uppercased() + dropFirst()
  }
  func indices(of c: Character) -> [Index] { indices.filter { self[$0] == c } }
  func replacingFirst(_ a: String, with b: String) -> String {
    guard let r = range(of: a) else { return self }; return replacingCharacters(in: r, with: b)
  }
}
extension StringProtocol {
  var words: [SubSequence] { split(separator: " ") };
  func offset(of c: Character) -> Int? {
    firstIndex(of: c).map { distance(from: startIndex, to: $0) }
  }
}
extension Collection {
  subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
}
enum ExtendedIndices {
  static func main() {
    let s = "swift language"
    print(
      s[0], s[2..<5], s[1...3], s.chunks(of: 4), s.capitalizedFirst, s.indices(of: "a").count,
      s.replacingFirst("swift", with: "Swift"))
    print(
      s.words, s.offset(of: "t") ?? -1, s.words[1].offset(of: "n") ?? -1,
      s[safe: s.startIndex] ?? "-", s[safe: s.endIndex] ?? "-", [1, 2][safe: 5] ?? 0)
    let k = 3; print(s[k], s[k - 1], (0..<3).map { s[$0] }, s.words.map { $0[$0.startIndex] })
    var p = Parser("12+3"); print(p.number(), p.next() ?? "-", p.number(), p.next() as Any)
  }
  struct Parser {
    let text: String; var at: String.Index
    init(_ s: String) { text = s; at = s.startIndex }
    var current: Character? { at < text.endIndex ? text[at] : nil }
    mutating func next() -> Character? {
      guard let c = current else { return nil }; at = text.index(after: at); return c
    }
    mutating func number() -> Int {
      let start = at; while let c = current, c.isNumber { _ = next(); _ = c };
      return Int(text[start..<at]) ?? 0
    }
  }
}
