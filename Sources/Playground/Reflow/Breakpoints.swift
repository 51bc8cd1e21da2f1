import Cells
import LayoutSolver
import Numbers
import SceneLoader

/// The widths of the container at which something of the layout changes by a leap.
///
/// They are looked for once the width changes: between the passed widths at once, further away in
/// idle time, a layout at a time, in a copy of the scene.
struct Breakpoints {
  struct Breakpoint: Equatable {
    /// The first whole number of points on the wide side.
    var width: Double
    var sentence: String
  }

  /// The input of breakpoints.
  struct Key: Equatable {
    /// Without the container's width.
    var settings: LayoutSettings
    var version: Int

    init(_ settings: LayoutSettings, version: Int) {
      self.settings = settings
      self.settings.container.size.width = 0
      self.version = version
    }
  }

  fileprivate var key: Key?
  fileprivate var latest: LayoutResult?
  /// The last change, until the next key.
  var words: String?
  /// By width.
  fileprivate(set) var all: [Breakpoint] = []
  fileprivate var search: Search?

  /// How far the layout is known around the width at which the search began.
  fileprivate struct Search {
    var low: (width: Double, traits: WidthTraits)
    var high: (width: Double, traits: WidthTraits)
    let range: ClosedRange<Double>
    let stride: Double

    var isDone: Bool { low.width <= range.lowerBound && high.width >= range.upperBound }
  }

  /// The widths that are looked at, where any are.
  var range: ClosedRange<Double>? { search?.range }
  var hasWork: Bool { search.map { !$0.isDone } ?? false }

  fileprivate mutating func add(_ breakpoint: Breakpoint) {
    guard !all.contains(where: { $0.width == breakpoint.width }) else { return }
    all.append(breakpoint)
    all.sort { $0.width < $1.width }
  }
}

extension Playground {
  /// Compares a new layout with the one before, where nothing but the container's width changed.
  func noteWidth(of result: LayoutResult, _ settings: LayoutSettings) {
    let key = Breakpoints.Key(settings, version: opened.version)
    let before = reflow.key == key ? reflow.latest : nil
    if reflow.key != key { reflow = Breakpoints() }
    reflow.key = key
    reflow.latest = result
    guard let before else { return }
    let (old, new) = (before.container.size.width, settings.container.size.width)
    guard old != new else { return }
    let sides = [(old, WidthTraits(before)), (new, WidthTraits(result))].sorted { $0.0 < $1.0 }
    let found = breakpoints(between: sides[0], sides[1])
    for breakpoint in found { reflow.add(breakpoint) }
    if let last = old < new ? found.last : found.first {
      let more = found.count - 1
      reflow.words = last.sentence + (more > 0 ? ", and \(more) more" : "")
    } else if reflow.words == nil {
      reflow.words = "Nothing wraps or goes yet"
    }
    startSearch(at: new, sides[old < new ? 1 : 0].1)
  }

  private func startSearch(at width: Double, _ traits: WidthTraits) {
    if let search = reflow.search, search.range.contains(width) { return }
    guard width >= Self.leastWidth else { return }
    let range = (width * 0.6).rounded()...(width * 1.5).rounded()
    reflow.search = Breakpoints.Search(
      low: (width, traits), high: (width, traits), range: range,
      stride: max(scale.pointsPerColumn, (range.upperBound - range.lowerBound) / 80))
  }

  /// The breakpoints between two widths, by bisection.
  private func breakpoints(
    between low: (Double, WidthTraits), _ high: (Double, WidthTraits)
  ) -> [Breakpoints.Breakpoint] {
    var known: [Double: WidthTraits] = [:]
    var found: [Breakpoints.Breakpoint] = []
    for change in WidthTraits.changes(narrow: low.1, wide: high.1).prefix(3) {
      var (start, end) = (low.0, high.0)
      while end.rounded(.up) - start > 1 {
        let middle = ((start + end) / 2).rounded()
        guard middle > start, middle < end else { break }
        guard let traits = known[middle] ?? traits(at: middle) else { return found }
        known[middle] = traits
        if traits.has(change, onWideSide: true) { end = middle } else { start = middle }
      }
      let width = end.rounded(.up)
      if let same = found.firstIndex(where: { $0.width == width }) {
        found[same].sentence += " too"
        continue
      }
      found.append(
        Breakpoints.Breakpoint(
          width: width, sentence: words.plain(change.sentence(words.text(width)))))
    }
    return found.sorted { $0.width < $1.width }
  }

  /// The scene's traits at another width, in a copy of it.
  private func traits(at width: Double) -> WidthTraits? {
    var settings = effectiveSettings
    settings.container.size.width = width
    return variation.outcomes.layout(settings, of: scene).result.map(WidthTraits.init)
  }

  /// Looks a stride further for breakpoints.
  /// - Returns: whether there is something new to show.
  func searchBreakpoints() -> Bool {
    guard let search = reflow.search, !search.isDone else { return false }
    let isLow =
      search.low.width > search.range.lowerBound
      && (search.high.width >= search.range.upperBound
        || search.high.width - search.range.lowerBound > search.range.upperBound - search.low.width)
    let next =
      isLow
      ? max(search.low.width - search.stride, search.range.lowerBound)
      : min(search.high.width + search.stride, search.range.upperBound)
    guard let traits = traits(at: next) else {
      reflow.search = nil
      return false
    }
    let found =
      isLow
      ? breakpoints(between: (next, traits), search.low)
      : breakpoints(between: search.high, (next, traits))
    for breakpoint in found { reflow.add(breakpoint) }
    if isLow { reflow.search?.low = (next, traits) } else { reflow.search?.high = (next, traits) }
    return !found.isEmpty || reflow.search?.isDone == true
  }

  /// The smallest container that is searched, in points.
  private static let leastWidth = 10.0

  // MARK: The axis

  /// The axis of widths with its breakpoints and the present width; nil while it is empty.
  var widthAxis: WidthAxis? {
    guard let range = reflow.range else { return nil }
    let width = effectiveSettings.container.size.width
    let columns = min(terminal.size.columns / 3, 48)
    guard columns >= 16, range.contains(width) else { return nil }
    return WidthAxis(
      range: range, width: width, columns: columns,
      breakpoints: reflow.all.map(\.width).filter(range.contains))
  }
}
