import LayoutSolver

/// What changed between two layouts: the edits that caused it, and how much moved with them.
package struct SnapshotDifference: Equatable {
  /// In words, in source order: `padding of line 12 was 12, is 16`.
  package var causes: [String]
  /// How many views have another place or size on the screen.
  package var moved: Int
  /// Whether the views themselves differ, rather than only their places.
  let isEdited: Bool

  /// Nil where nothing differs by a pixel or more.
  /// - Parameter pixel: in points.
  package init?(from old: LayoutSnapshot, to new: LayoutSnapshot, pixel: Double) {
    let (before, after) = (SnapshotTree.trees(old.views), SnapshotTree.trees(new.views))
    var comparison = SnapshotComparison(pixel: pixel)
    if old.title != new.title {
      comparison.causes.append("it was of '\(old.title)', is of '\(new.title)'")
    }
    comparison.compare(siblings: before, after)
    causes = comparison.causes.isEmpty ? comparison.effects : comparison.causes
    moved = comparison.moved
    isEdited = !comparison.causes.isEmpty
    if causes.isEmpty { return nil }
  }

  /// The first cause, and its effect: `padding of line 12 was 12, is 16; 41 views moved with it`.
  package var words: String {
    var words = causes.first ?? ""
    if moved > 0 { words += "; \(moved) view\(moved == 1 ? "" : "s") moved with it" }
    if causes.count > 1 {
      let more = causes.count - 1
      words += "; \(more) more change\(more == 1 ? "" : "s")"
    }
    return words
  }
}

/// A view with its subviews.
struct SnapshotTree {
  var view: LayoutSnapshot.View
  var children: [SnapshotTree]
  /// The index in the list of views.
  var position: Int
  /// How many views it is, itself among them.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The views without a parent, from a list of parents before their subviews.
  static func trees(_ views: [LayoutSnapshot.View]) -> [SnapshotTree] {
    var rest = views[...]
    func next(below depth: Int) -> [SnapshotTree] {
      var trees: [SnapshotTree] = []
      while let view = rest.first, view.depth >= depth {
        let position = rest.startIndex
        rest.removeFirst()
        trees.append(
          SnapshotTree(view: view, children: next(below: view.depth + 1), position: position))
      }
      return trees
    }
    return next(below: 0)
  }

  /// The views it consists of, from the outside: modifiers down to the view that they are applied
  /// to.
  var chain: [LayoutSnapshot.View] {
    isModifier && children.count == 1 ? [view] + children[0].chain : [view]
  }

  /// The view that its modifiers are on.
  var core: SnapshotTree { isModifier && children.count == 1 ? children[0].core : self }

  private var isModifier: Bool { view.name.first?.isLowercase == true }
}

/// Two trees walked side by side.
struct SnapshotComparison {
  let pixel: Double
  /// The edits.
  var causes: [String] = []
  /// Differences that no edit explains, the innermost first.
  var effects: [String] = []
  var moved = 0

  mutating func compare(siblings old: [SnapshotTree], _ new: [SnapshotTree]) {
    let pairs = Self.pairs(old, new)
    let (known, kept) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    var next = pairs[...]
    for index in new.indices {
      if !kept.contains(index) {
        causes.append(
          "\(Self.words(new[index].core.view))\(Self.line(new[index].core.view)) is new")
      } else if let pair = next.popFirst() {
        compare(old[pair.0], new[pair.1])
      }
    }
    for index in old.indices where !known.contains(index) {
      causes.append("\(Self.words(old[index].core.view)) is gone")
    }
  }

  private mutating func compare(_ old: SnapshotTree, _ new: SnapshotTree) {
    let (before, after) = (old.chain, new.chain)
    if before.map(\.name) == after.map(\.name) {
      for (a, b) in zip(before, after) { compare(a, b) }
    } else {
      noteModifiers(before.dropLast(), after.dropLast())
      if let a = before.last, let b = after.last { compare(a, b) }
    }
    compare(siblings: old.core.children, new.core.children)
  }

  /// Compares one view before and after.
  private mutating func compare(_ old: LayoutSnapshot.View, _ new: LayoutSnapshot.View) {
    let place = Self.line(new)
    let subject = "\(Self.words(new))\(place)"
    if old.name != new.name {
      causes.append("\(Self.words(old)) became \(subject)")
    } else if Self.differ(old.fontSize, new.fontSize, by: 0.05) {
      causes.append(
        "font of \(subject) was \(Self.points(old.fontSize)), is \(PointsText.text(new.fontSize))")
    } else if old.detail != new.detail {
      noteDetail(old, new, place)
    }
    if old.identifier != new.identifier {
      causes.append(
        "identifier of \(subject) was \(Self.quoted(old.identifier)), is "
          + Self.quoted(new.identifier))
    }
    guard differs(old.frame, new.frame) else { return }
    moved += 1
    effects.insert(Self.frameWords(old, new), at: 0)
  }

  /// `frame of Text 'Save' of line 12 was 0, 0, 40×20, is 0, 0, 44×20`.
  static func frameWords(_ old: LayoutSnapshot.View, _ new: LayoutSnapshot.View) -> String {
    "frame of \(words(new))\(line(new)) was \(PointsText.text(old.frame)), is "
      + PointsText.text(new.frame)
  }

  /// A text that is cut elsewhere has the same words, so that is no edit of its own.
  private mutating func noteDetail(
    _ old: LayoutSnapshot.View, _ new: LayoutSnapshot.View, _ place: String
  ) {
    let subject = "\(new.name)\(place)"
    guard new.fontSize != nil || old.fontSize != nil else {
      causes.append(
        "\(subject) was \(old.detail.isEmpty ? "empty" : old.detail), is "
          + (new.detail.isEmpty ? "empty" : new.detail))
      return
    }
    let words = "\(subject) said \(Self.quoted(old.detail)), says \(Self.quoted(new.detail))"
    if Self.isCut(old.detail, new.detail) {
      effects.insert(words, at: 0)
    } else {
      causes.append(words)
    }
  }

  /// Returns true if both may be one text broken into other lines.
  private static func isCut(_ a: String, _ b: String) -> Bool {
    func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    let (a, b) = (words(a), words(b))
    if a == b { return true }
    func fits(_ cut: String, _ whole: String) -> Bool {
      let parts = cut.split(separator: "…", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return false }
      let other = whole.split(separator: "…", omittingEmptySubsequences: false)[0]
      return other.hasPrefix(parts[0]) || parts[0].hasPrefix(other)
    }
    return fits(a, b) || fits(b, a)
  }

  /// Modifiers around one view that were added, removed or put into another order.
  private mutating func noteModifiers(
    _ old: ArraySlice<LayoutSnapshot.View>, _ new: ArraySlice<LayoutSnapshot.View>
  ) {
    func key(_ view: LayoutSnapshot.View) -> String { "\(view.name) \(view.detail)" }
    // Written order is from the inside out.
    let (a, b) = (old.reversed().map(key), new.reversed().map(key))
    if a.sorted() == b.sorted(), let place = a.indices.first(where: { a[$0] != b[$0] }) {
      let inner = new.reversed()[new.reversed().index(new.reversed().startIndex, offsetBy: place)]
      let was = old.reversed().map(\.name)[place]
      causes.append(
        "\(inner.name)\(Self.line(inner)) comes before \(was), came after it: the order of "
          + "modifiers changed")
      return
    }
    for change in b.difference(from: a) {
      switch change {
      case .insert(let offset, _, _):
        let view = Array(new.reversed())[offset]
        causes.append("\(Self.words(view))\(Self.line(view)) is new")
      case .remove(let offset, _, _):
        causes.append("\(Self.words(Array(old.reversed())[offset])) is gone")
      }
    }
  }

  private func differs(_ a: Rect, _ b: Rect) -> Bool {
    // A number written with three digits may be a thousandth off.
    let least = pixel - 0.002
    return [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)]
      .contains { Self.differ($0, $1, by: least) }
  }

  /// Two values that aren't numbers are the same, and so are two missing ones.
  private static func differ(_ a: Double?, _ b: Double?, by least: Double) -> Bool {
    guard let a, let b else { return a != nil || b != nil }
    if a.isFinite, b.isFinite { return abs(a - b) >= least }
    return a != b && !(a.isNaN && b.isNaN)
  }

  private static func points(_ size: Double?) -> String {
    size.map { "\(PointsText.text($0)) points" } ?? "none"
  }

  // MARK: Words

  private static func words(_ view: LayoutSnapshot.View) -> String {
    if let identifier = view.identifier { return "\(view.name) '\(identifier)'" }
    if view.detail.isEmpty { return view.name }
    return view.fontSize == nil
      ? "\(view.name) \(view.detail)" : "\(view.name) \(quoted(view.detail))"
  }

  private static func line(_ view: LayoutSnapshot.View) -> String {
    view.line.map { " of line \($0)" } ?? ""
  }

  private static func quoted(_ text: String?) -> String {
    text.map { "'\($0.replacing("\n", with: " "))'" } ?? "none"
  }

  // MARK: Pairs

  /// The positions of siblings that are the same view: the longest common sequence, by identifier
  /// or by kind.
  static func pairs(_ old: [SnapshotTree], _ new: [SnapshotTree]) -> [(Int, Int)] {
    let keys = [exact, kind]
    if old.count == new.count,
      keys.contains(where: { key in old.map(key) == new.map(key) }) || old.count == 1
    {
      return Array(zip(old.indices, new.indices))
    }
    // First the views with the same text; then, between those, views of the same kind.
    var pairs = common(old.map(exact), new.map(exact))
    var result: [(Int, Int)] = []
    var start = (0, 0)
    pairs.append((old.count, new.count))
    for pair in pairs {
      let (a, b) = (old[start.0..<pair.0], new[start.1..<pair.1])
      result += common(a.map(kind), b.map(kind)).map { ($0.0 + start.0, $0.1 + start.1) }
      if pair.0 < old.count { result.append(pair) }
      start = (pair.0 + 1, pair.1 + 1)
    }
    return result
  }

  private static func exact(_ tree: SnapshotTree) -> String {
    let view = tree.core.view
    return "\(view.name) \(view.identifier ?? "") \(view.detail)"
  }

  private static func kind(_ tree: SnapshotTree) -> String {
    let view = tree.core.view
    return "\(view.name) \(view.identifier ?? "")"
  }

  private static func common(_ old: [String], _ new: [String]) -> [(Int, Int)] {
    let difference = new.difference(from: old)
    let removed = Set(
      difference.removals.map { change -> Int in
        if case .remove(let offset, _, _) = change { offset } else { -1 }
      })
    let inserted = Set(
      difference.insertions.map { change -> Int in
        if case .insert(let offset, _, _) = change { offset } else { -1 }
      })
    return Array(
      zip(
        old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) }
      ))
  }
}
