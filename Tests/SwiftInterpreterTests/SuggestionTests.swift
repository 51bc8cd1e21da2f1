import SwiftInterpreter
import Testing

/// The name that somebody may have meant.
struct SuggestionTests {
  @Test(
    arguments: [
      ("pading", ["spacing", "padding", "paddings"], "padding"),
      ("Tetx", ["Test", "Text"], "Text"),
      ("vstack", ["HStack", "VStack"], "VStack"),
      // Equally near: the first in the alphabet.
      ("cat", ["hat", "bat"], "bat"),
      // Far.
      ("padding", ["frame", "background"], nil),
      ("x", ["yz"], nil),
      ("", ["a", "ab"], "a"),
      ("größe", ["Größe", "breite"], "Größe"),
    ] as [(String, [String], String?)])
  func nearest(_ written: String, _ names: [String], _ meant: String?) {
    #expect(Suggestion.nearest(to: written, among: names) == meant)
    #expect(Suggestion.nearest(to: written, among: names.reversed()) == meant)
  }

  /// What is told to be far at a glance is far.
  @Test func agreesWithCountingEveryEdit() {
    var state: UInt32 = 7
    func random(below limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 16) % limit
    }
    let characters = Array("abcAB_19")
    func name() -> String {
      String((0...random(below: 9)).map { _ in characters[random(below: characters.count)] })
    }
    for _ in 0..<300 {
      let written = name()
      let names = (0..<20).map { _ in name() }
      let limit = max(1, min(3, written.count / 3))
      let meant =
        names.map { (edits($0.lowercased(), written.lowercased()), $0) }
        .filter { $0.0 <= limit }.min { $0 < $1 }
      #expect(
        Suggestion.nearest(to: written, among: names) == meant?.1, "\(written) among \(names)")
    }
  }

  /// Optimal string alignment by its definition.
  private func edits(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var known: [[Int]] = []
    for i in 0...a.count {
      known.append([])
      for j in 0...b.count {
        var least = i == 0 ? j : j == 0 ? i : .max
        if i > 0, j > 0 {
          least = min(
            known[i - 1][j] + 1, known[i][j - 1] + 1,
            known[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
          if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
            least = min(least, known[i - 2][j - 2] + 1)
          }
        }
        known[i].append(least)
      }
    }
    return known[a.count][b.count]
  }
}
