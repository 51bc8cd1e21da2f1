import LayoutSolver

/// A tree to lay out, with what comes out if it is laid out rightly.
public struct Workload: @unchecked Sendable {
  /// Its kind and how much of it there is: `deep:50`.
  public let name: String
  /// Nodes as the comparison with other engines counts them.
  public let nodeCount: Int
  /// Nothing in it has state, so it may be laid out anywhere.
  public let root: View
  /// The width from scratch, in points; changes of width go around it.
  private let width: Double
  /// Nil where the height is free.
  private let height: Double?
  /// Width and height of the root and, summed over the leaves, width and three times height; nil
  /// where nothing is known to compare with.
  private var expected: (width: Double, height: Double, sum: Double)?

  /// Step 0 is the layout from scratch; the ones after it have 401 other widths, one after another.
  public func container(step: Int) -> LayoutContainer {
    let width = step == 0 ? width : width - 400 + Double((37 * step) % 401)
    return LayoutContainer(size: Size(width: width, height: height ?? 600))
  }

  public func negotiation(_ recording: Recording) -> Negotiation {
    Negotiation(root: root, container: container(step: 0), recording: recording)
  }

  /// Whether the sizes are those every engine of the comparison arrives at.
  public var isRight: Bool {
    guard let expected else { return true }
    let result = negotiation(.off).layout()
    let leaves = result.nodes.filter(\.children.isEmpty).map(\.size)
    let sum = leaves.reduce(0) { $0 + $1.width + 3 * $1.height }
    guard let root = result.root.map({ result.node($0).size }) else { return false }
    return root == Size(width: expected.width, height: expected.height) && sum == expected.sum
  }
}

extension Workload {
  /// What is measured, in the order of the tables.
  public static var all: [Workload] {
    [10, 100, 1_000, 10_000].map(flat) + [100, 1_000].map(texts) + (3...6).map(tree)
      + [10, 50, 200, 500].map { deep($0) } + [10, 50, 100].map { deep($0, ofTexts: true) }
      + [deepWords(10), grid(1_000), lazyGrid(1_000), proxies(1_000)]
  }

  /// The workload of a name such as `deep:50`; nil for a name that isn't one.
  public static func named(_ name: String) -> Workload? {
    let parts = name.split(separator: ":")
    guard parts.count == 2, let count = Int(parts[1]), count > 0 else { return nil }
    switch parts[0] {
    case "flat": return flat(count)
    case "text": return texts(count)
    case "tree": return count <= 10 ? tree(count) : nil
    case "deep": return deep(count)
    case "deeptext": return deep(count, ofTexts: true)
    case "deepwords": return deepWords(count)
    case "grid": return grid(count)
    case "lazygrid": return lazyGrid(count)
    case "proxies": return proxies(count)
    default: return nil
    }
  }

  /// A column of leaves of one size.
  static func flat(_ count: Int) -> Workload {
    let root = stack(.vertical, (0..<count).map { _ in rigid(100, 20) })
    return Workload(
      name: "flat:\(count)", nodeCount: count + 1, root: free(root), width: 800, height: nil,
      expected: (100, 20 * Double(count), 160 * Double(count)))
  }

  /// A column of texts of 40 words.
  static func texts(_ count: Int) -> Workload {
    let root = stack(.vertical, (1...count).map { text($0, words: 40) })
    return Workload(
      name: "text:\(count)", nodeCount: count + 1, root: free(root), width: 800, height: nil,
      expected: count == 100 ? (800, 4832, 93128) : nil)
  }

  /// Columns and rows in turns, each with a leaf and the next one inside.
  static func deep(_ depth: Int, ofTexts: Bool = false) -> Workload {
    let leaves = (1...depth + 1).map { ofTexts ? text($0, words: 8) : rigid(10, 10) }
    var root = leaves[depth]
    for level in stride(from: depth - 1, through: 0, by: -1) {
      root = stack(level % 2 == 0 ? .vertical : .horizontal, [leaves[level], root])
    }
    return Workload(
      name: (ofTexts ? "deeptext:" : "deep:") + "\(depth)", nodeCount: 2 * depth + 1,
      root: free(root), width: 800, height: nil,
      expected: depth == 10 ? (ofTexts ? (864, 368, 4272) : (60, 60, 440)) : nil)
  }

  /// Four children a container, columns and rows in turns, elastic leaves.
  static func tree(_ levels: Int) -> Workload {
    var index = 0
    func make(_ level: Int) -> View {
      guard level == levels else {
        return stack(level % 2 == 0 ? .vertical : .horizontal, (0..<4).map { _ in make(level + 1) })
      }
      defer { index += 1 }
      return elastic(Double(2 + index % 5)...Double(16 + 8 * (index % 9)))
    }
    let root = make(0)
    let count = (0...levels).reduce(0) { count, _ in count * 4 + 1 }
    return Workload(
      name: "tree:\(levels)", nodeCount: count, root: root, width: 1280, height: 720,
      expected: levels == 3 ? (280, 720, 10972) : nil)
  }

  /// A `Grid` of rows of ten leaves of one size.
  static func grid(_ count: Int) -> Workload {
    let rows = (0..<max(count / 10, 1)).map { _ in
      View(
        .container(
          .gridRow(alignment: nil), View(.group((0..<10).map { _ in rigid(100, 20) }))))
    }
    let center = Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
    let root = View(
      .container(
        .grid(alignment: center, horizontalSpacing: 0, verticalSpacing: 0), View(.group(rows))))
    let leaves = Double(rows.count * 10)
    return Workload(
      name: "grid:\(count)", nodeCount: rows.count * 10 + 1, root: free(root), width: 800,
      height: nil, expected: (1000, 2 * leaves, 160 * leaves))
  }

  /// A `LazyVGrid` of leaves of one size: eight adaptive columns at 800 points.
  static func lazyGrid(_ count: Int) -> Workload {
    let column = GridItem(.adaptive(minimum: 100), spacing: 0)
    let root = View(
      .container(
        .lazyVGrid(columns: [column], alignment: .horizontalCenter, spacing: 0),
        View(.group((0..<count).map { _ in rigid(100, 20) }))))
    return Workload(
      name: "lazygrid:\(count)", nodeCount: count + 1, root: free(root), width: 800, height: nil)
  }

  /// A column of `GeometryReader`s in frames, each with a leaf as large as its proxy says.
  static func proxies(_ count: Int) -> Workload {
    let readers = (0..<count).map { _ in
      View(
        .modified(
          View(
            .geometryReader { proxy, _ in rigid(proxy.size.width, proxy.size.height) }),
          .frame(
            width: 100, height: 20,
            alignment: Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter))))
    }
    return Workload(
      name: "proxies:\(count)", nodeCount: 3 * count + 1, root: free(stack(.vertical, readers)),
      width: 800, height: nil, expected: (100, 20 * Double(count), 160 * Double(count)))
  }

  // MARK: Views

  private static func stack(_ axis: Axis, _ views: [View]) -> View {
    let content = View(.group(views))
    return axis == .vertical
      ? View(.container(.vStack(alignment: .leading, spacing: 0), content))
      : View(.container(.hStack(alignment: .top, spacing: 0), content))
  }

  /// Offers a height of nil.
  private static func free(_ view: View) -> View {
    View(.modified(view, .fixedSize(horizontal: false, vertical: true)))
  }

  private static func rigid(_ width: Double, _ height: Double) -> View {
    View(.leaf(.image(Image(name: "", naturalSize: Size(width: width, height: height)))))
  }

  private static func shape(_ sizeThatFits: @escaping (ProposedViewSize) -> Size) -> View {
    View(
      .leaf(
        .shape(
          Shape(
            name: "Leaf", outline: .rectangle, drawing: .none, sizeThatFits: sizeThatFits))))
  }

  private static func elastic(_ range: ClosedRange<Double>) -> View {
    func length(_ offer: Double?) -> Double {
      offer.map { min(max($0, range.lowerBound), range.upperBound) } ?? 10
    }
    return shape { Size(width: length($0.width), height: length($0.height)) }
  }

  /// Words of 2 to 9 letters of 8 points, lines of 16 points; a word wider than the line overflows.
  private static func text(_ index: Int, words count: Int) -> View {
    var state = UInt64(index) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    let words = (0..<count).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(2 + (state >> 33) % 8)
    }
    return View(
      .leaf(
        .measured(name: "Text") { proposal in
          let width = proposal.width ?? .infinity
          var line = 0.0
          var widest = 0.0
          var lines = 1.0
          // The widths between which no word changes its line.
          var (least, next) = (-Double.infinity, Double.infinity)
          for word in words {
            let length = Double(word) * 8
            let longer = line > 0 ? line + 8 + length : length
            if line > 0 && longer > width {
              widest = max(widest, line)
              next = min(next, longer)
              line = length
              lines += 1
            } else {
              if line > 0 { least = max(least, longer) }
              line = longer
            }
          }
          let widths = ProposedLengths(
            least...(next == .infinity ? next : next.nextDown), includesNil: next == .infinity)
          return Measurement(
            Size(width: max(widest, line), height: lines * 16), widths: widths, heights: .all)
        }))
  }

  /// Columns and rows in turns, each with a text of eight words in the system font.
  static func deepWords(_ depth: Int) -> Workload {
    var random = Words(seed: 1)
    let texts = (0...depth).map { _ in
      View(.leaf(.text(TextContent((0..<8).map { _ in random.next() }.joined(separator: " ")))))
    }
    var root = texts[depth]
    for level in stride(from: depth - 1, through: 0, by: -1) {
      root = stack(level % 2 == 0 ? .vertical : .horizontal, [texts[level], root])
    }
    return Workload(
      name: "deepwords:\(depth)", nodeCount: 2 * depth + 1, root: free(root), width: 800,
      height: nil)
  }
}

/// Words of two to nine letters, the same ones for the same seed.
private struct Words {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func number(_ below: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % below
  }

  mutating func next() -> String {
    String((0..<2 + number(8)).map { _ in Character(Unicode.Scalar(97 + UInt8(number(26)))) })
  }
}
