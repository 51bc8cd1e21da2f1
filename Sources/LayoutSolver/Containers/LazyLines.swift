import Numbers

/// One line of a lazy container: a subview of a stack, a row of grid cells, or a section's header
/// or footer, which has a line to itself.
struct LazyLine {
  /// The members it holds.
  var members: Range<Int>
  var role: LazyContent.Role
  /// 0 outside of sections.
  var section: Int32
  /// From the container's start along its axis, and its length, in points.
  var start = 0.0
  var length = 0.0

  var end: Double { start + length }
}

/// What distinguishes a lazy stack from a lazy grid.
protocol LazyLineMeasuring {
  /// How many members are side by side.
  var membersPerLine: Int { get }
  /// The line's length, of its members' nodes.
  func length(of line: LazyLine, _ nodes: [Int]) -> Double
  /// The distance between two neighbouring lines, given the nodes of their first members.
  func gap(after node: Int, before next: Int) -> Double
}

/// The lines of a lazy container: measured from the start as far as they are in sight, the rest
/// assumed to have their average length.
struct LazyLines<Measuring: LazyLineMeasuring> {
  let container: Int
  let content: LazyContent
  let measuring: Measuring
  let solver: Solver

  /// The lines from the start on, without a hole.
  private(set) var lines: [LazyLine] = []
  private var gaps = 0.0

  /// More lines than that are never on one screen.
  private static var mostOnScreen: Int { 4_096 }
  /// As many lines before those in sight are measured, as if they had been scrolled past; beyond
  /// that their place is estimated.
  private static var mostBefore: Int { 200 }

  init(_ container: Int, _ content: LazyContent, _ measuring: Measuring, _ solver: Solver) {
    self.container = container
    self.content = content
    self.measuring = measuring
    self.solver = solver
  }

  // MARK: Measuring

  /// Measures lines until they fill the screen, and on to `limit` where that isn't far.
  mutating func measure(screen: Double, upTo limit: Double) {
    while end < screen && lines.count < Self.mostOnScreen, append() {}
    while end < limit && lines.count < Self.mostBefore, append() {}
  }

  /// The first member that isn't measured.
  private var next: Int { lines.last?.members.upperBound ?? 0 }
  private var end: Double { lines.last?.end ?? 0 }
  private var linesLeft: Int {
    let (left, each) = (content.count - next, measuring.membersPerLine)
    return left > 0 ? (left - 1) / each + 1 : 0
  }

  /// The length of all lines and gaps; nothing is estimated once all of them are measured.
  var total: Double { linesLeft > 0 ? end + Double(linesLeft) * step : end }
  /// Whether some lines are estimated.
  var isEstimated: Bool { linesLeft > 0 }
  var measuredCount: Int { lines.count }
  var estimatedCount: Int { linesLeft }
  /// An average line with the gap before it.
  private var step: Double { lines.isEmpty ? 0 : (end + averageGap) / Double(lines.count) }

  private var averageGap: Double {
    guard let first = lines.first else { return 0 }
    if lines.count > 1 { return gaps / Double(lines.count - 1) }
    guard let node = node(first.members.lowerBound) else { return 0 }
    return measuring.gap(after: node, before: node)
  }

  private mutating func append() -> Bool {
    guard let line = line(at: next, after: lines.last) else { return false }
    if let last = lines.last { gaps += line.start - last.end }
    lines.append(line)
    return true
  }

  /// The line that begins with a member, right after another one; nil past the last.
  private func line(at first: Int, after before: LazyLine?) -> LazyLine? {
    guard let leading = node(first) else { return nil }
    let (role, section) = content.role(at: first)
    var nodes = [leading]
    while role == .row && nodes.count < measuring.membersPerLine {
      guard let node = node(first + nodes.count),
        content.role(at: first + nodes.count) == (role, section)
      else { break }
      nodes.append(node)
    }
    var line = LazyLine(members: first..<first + nodes.count, role: role, section: section)
    line.length = measuring.length(of: line, nodes)
    if let before, let neighbour = node(before.members.lowerBound) {
      line.start = before.end + measuring.gap(after: neighbour, before: leading)
    }
    return line
  }

  /// A member's node, which knows its container from now on.
  func node(_ member: Int) -> Int? {
    guard let node = content.node(at: member, solver) else { return nil }
    solver.node(Int(node)).pointee.parent = Int32(truncatingIfNeeded: container)
    return Int(node)
  }

  /// The start and length of a line with the member: estimated beyond the measured ones.
  func extent(ofLineWith member: Int) -> (start: Double, length: Double) {
    if let line = lines.first(where: { $0.members.contains(member) }) {
      return (line.start, line.length)
    }
    let skipped = (member - next) / measuring.membersPerLine
    return (end + averageGap + Double(skipped) * step, step - averageGap)
  }

  // MARK: Placing

  /// The lines that reach into a stretch of the container, each at its place.
  mutating func lines(from lower: Double, to upper: Double) -> [LazyLine] {
    measure(screen: upper - max(lower, 0), upTo: upper)
    let known = lines.filter { $0.end > lower && $0.start < upper }
    guard end < upper && linesLeft > 0 && step > 0 else { return known }
    let total = total
    if total - upper < step { return known + lastLines(from: lower, to: upper, endingAt: total) }
    let skipped = max(((lower - end - averageGap) / step).rounded(.down), 0)
    guard skipped < Double(linesLeft) else { return known }
    let first = next + Int(clamped: skipped) * measuring.membersPerLine
    return known
      + run(from: first, startingAt: end + averageGap + skipped * step) { $0.start < upper }
  }

  /// A section's header or footer at its place: among the given lines, or where it is pinned.
  func part(_ role: LazyContent.Role, of section: Int32, in placed: [LazyLine]) -> LazyLine? {
    let all = placed + lines
    if let line = all.first(where: { $0.section == section && $0.role == role }) { return line }
    guard let member = content.index(of: role, inSection: section),
      var line = line(at: member, after: nil)
    else { return nil }
    line.start = extent(ofLineWith: member).start
    return line
  }

  /// The lines at the far end, the last one of which ends where the container does.
  private func lastLines(
    from lower: Double, to upper: Double, endingAt total: Double
  ) -> [LazyLine] {
    var count =
      Int(clamped: min(((upper - lower) / step).rounded(.up), Double(Self.mostOnScreen))) + 1
    while true {
      let first = max(next, content.count - count * measuring.membersPerLine)
      var found = run(from: first, startingAt: 0) { _ in true }
      let shift = total - (found.last?.end ?? 0)
      for index in found.indices { found[index].start += shift }
      if first == next || (found.first?.start ?? lower) <= lower || count > Self.mostOnScreen {
        return found.filter { $0.end > lower && $0.start < upper }
      }
      count *= 2
    }
  }

  /// Lines one after another, as long as one `belongs`.
  private func run(
    from first: Int, startingAt start: Double, while belongs: (LazyLine) -> Bool
  ) -> [LazyLine] {
    var found: [LazyLine] = []
    while found.count < Self.mostOnScreen {
      let member = found.last?.members.upperBound ?? first
      guard var line = line(at: member, after: found.last) else { break }
      if found.isEmpty { line.start = start }
      guard belongs(line) else { break }
      found.append(line)
    }
    return found
  }
}
