/// What differs between two texts, line by line.
package struct TextDifference {
  /// Lines that follow each other, with those around them that are the same.
  private struct Hunk {
    var oldStart: Int
    var newStart: Int
    var lines: [(mark: Character, text: Substring)]
  }

  private let lines: [(mark: Character, text: Substring)]
  private let endsWithoutNewline: (old: Bool, new: Bool)

  package init(_ old: String, _ new: String) {
    func split(_ text: String) -> [Substring] {
      var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { Substring($0) }
      if lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }
    let (before, after) = (split(old), split(new))
    // The same at both ends needs no comparing.
    let head = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - head
    let tail = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    let end = min(tail, rest)
    let (from, to) = (
      Array(before[head..<before.count - end]), Array(after[head..<after.count - end])
    )
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in to.difference(from: from) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var all: [(Character, Substring)] = before[..<head].map { (" ", $0) }
    var (place, other) = (0, 0)
    while place < from.count || other < to.count {
      if removed.contains(place) {
        all.append(("-", from[place]))
        place += 1
      } else if inserted.contains(other) {
        all.append(("+", to[other]))
        other += 1
      } else {
        all.append((" ", from[place]))
        (place, other) = (place + 1, other + 1)
      }
    }
    all += before[(before.count - end)...].map { (" ", $0) }
    lines = all.map { (mark: $0.0, text: $0.1) }
    endsWithoutNewline = (
      !old.isEmpty && !old.hasSuffix("\n"), !new.isEmpty && !new.hasSuffix("\n")
    )
  }

  /// The lines that are gone and new, marked with `-` and `+`.
  package var changedLines: [String] {
    lines.filter { $0.mark != " " }.map { "\($0.mark)\($0.text.withoutReturn)" }
  }

  /// The same; of a longer change the beginning, and an ellipsis.
  package var firstLines: [String] {
    let lines = changedLines
    return lines.count > Self.mostLines ? lines.prefix(Self.mostLines) + ["…"] : lines
  }

  private static let mostLines = 8

  /// As `diff -u` prints it, with three lines around each change; empty where nothing differs.
  package func unified(_ name: String) -> String {
    guard lines.contains(where: { $0.mark != " " }) else { return "" }
    var text = "--- \(name)\n+++ \(name)\n"
    for hunk in hunks(around: 3) {
      let (old, new) = (hunk.lines.count { $0.mark != "+" }, hunk.lines.count { $0.mark != "-" })
      text += "@@ -\(hunk.oldStart),\(old) +\(hunk.newStart),\(new) @@\n"
      for line in hunk.lines { text += "\(line.mark)\(line.text)\n" }
    }
    if endsWithoutNewline.old || endsWithoutNewline.new {
      text += "\\ No newline at end of file\n"
    }
    return text
  }

  private func hunks(around context: Int) -> [Hunk] {
    let changed = lines.indices.filter { lines[$0].mark != " " }
    var hunks: [Hunk] = []
    var (old, new, next) = (1, 1, 0)
    var place = 0
    while place < changed.count {
      let start = max(changed[place] - context, next)
      var last = changed[place]
      while place + 1 < changed.count, changed[place + 1] - last <= 2 * context {
        place += 1
        last = changed[place]
      }
      let end = min(last + context + 1, lines.count)
      for line in lines[next..<start] {
        if line.mark != "+" { old += 1 }
        if line.mark != "-" { new += 1 }
      }
      hunks.append(Hunk(oldStart: old, newStart: new, lines: Array(lines[start..<end])))
      for line in lines[start..<end] {
        if line.mark != "+" { old += 1 }
        if line.mark != "-" { new += 1 }
      }
      (next, place) = (end, place + 1)
    }
    return hunks
  }
}

extension Substring {
  fileprivate var withoutReturn: Substring { hasSuffix("\r") ? dropLast() : self }
}
