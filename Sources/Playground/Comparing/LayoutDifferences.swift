import Cells
import LayoutSolver

/// A layout kept for comparison, without what it was made from.
struct KeptLayout {
  struct Place: Equatable {
    var label: String
    var size: Size
    var frame: Rect
    var isPlaced: Bool
  }

  /// `390×844 iPhone 16`, for the list's title.
  var title: String
  /// By path, in the order of the tree.
  var places: [(path: NodePath, place: Place)]

  init(_ result: LayoutResult, title: String) {
    self.title = title
    places = result.nodes.map { node in
      (
        NodePath(of: node.id, in: result),
        Place(
          label: node.label, size: node.size, frame: node.frame, isPlaced: node.isPlaced)
      )
    }
  }

  /// A view that isn't as it was, or that only one of the two layouts has.
  struct Difference {
    var path: NodePath
    var before: Place?
    var after: Place?

    /// Whether the view itself is another, and not only its place.
    var isSize: Bool { before?.size != after?.size || before?.isPlaced != after?.isPlaced }
  }

  /// What differs in another layout: sizes before mere moves, each in the order of the tree.
  func differences(to other: KeptLayout) -> [Difference] {
    var before = Dictionary(
      places.map { ($0.path, $0.place) }, uniquingKeysWith: { first, _ in first })
    var found: [Difference] = []
    for (path, place) in other.places {
      let old = before.removeValue(forKey: path)
      if old.map({ !$0.isNear(place) }) ?? true {
        found.append(Difference(path: path, before: old, after: place))
      }
    }
    for (path, place) in places where before[path] != nil {
      found.append(Difference(path: path, before: place, after: nil))
    }
    return found.filter(\.isSize) + found.filter { !$0.isSize }
  }
}

extension KeptLayout.Place {
  /// Equal but for what a sum of floating point numbers loses.
  func isNear(_ other: Self) -> Bool {
    let numbers = [
      (size.width, other.size.width), (size.height, other.size.height),
      (frame.minX, other.frame.minX), (frame.minY, other.frame.minY),
    ]
    return isPlaced == other.isPlaced
      && numbers.allSatisfy { $0 == $1 || abs($0 - $1) < 1e-6 }
  }
}

extension Playground {
  /// Keeps the present layout to compare others with.
  func keepLayout() {
    guard let result else { return }
    keptLayout = KeptLayout(result, title: layoutTitle)
    message = "Kept \(layoutTitle); \(keyMap.key("layout.compare")) shows what differs from it"
  }

  private var layoutTitle: String {
    "\(scene.name) in \(words.text(effectiveSettings.container.size))"
  }

  func openDifferences() {
    guard keptLayout != nil else {
      message = "Keep a layout first, with \(keyMap.key("layout.keep"))"
      return
    }
    overlay = Overlay(.differences)
  }

  /// The views whose size or frame isn't that of the kept layout.
  func differenceEntries() -> [Overlay.Entry] {
    guard let result, let keptLayout else { return [] }
    let now = KeptLayout(result, title: layoutTitle)
    let found = keptLayout.differences(to: now)
    let heading = StyledLine("\(keptLayout.title) → \(now.title)", theme.title)
      .adding(found.isEmpty ? ": no view differs" : ": \(found.count) views differ")
    return [Overlay.Entry(line: heading, search: "")]
      + found.map { difference in
        Overlay.Entry(line: line(of: difference), search: line(of: difference).text) { app in
          app.select(app.result.flatMap { difference.path.node(in: $0) })
        }
      }
  }

  private func line(of difference: KeptLayout.Difference) -> StyledLine {
    let label = (difference.after ?? difference.before)?.label ?? ""
    let line = StyledLine(label + "  ", theme.title)
    guard let before = difference.before else { return line.adding("is new", theme.warning) }
    guard let after = difference.after else { return line.adding("is gone", theme.warning) }
    guard difference.isSize else {
      return line.adding(
        "moved \(words.text(before.frame.origin)) → \(words.text(after.frame.origin))", theme.faint)
    }
    let words = { (place: KeptLayout.Place) in
      place.isPlaced ? self.words.text(place.size) : "left out"
    }
    return line.adding("\(words(before)) → ").adding(words(after), theme.title)
  }
}
