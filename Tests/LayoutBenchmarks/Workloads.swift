import LayoutSolver

/// A tree to lay out, with what comes out if it is laid out rightly.
struct Workload {
  let name: String
  /// Nodes as the comparison with other engines counts them.
  let nodeCount: Int
  let root: View
  /// The width from scratch, in points; changes of width go around it.
  let width: Double
  /// Nil where the height is free.
  let height: Double?
  /// Width and height of the root and, summed over the leaves, width and three times height.
  var expected: (width: Double, height: Double, sum: Double)?

  func container(width: Double) -> LayoutContainer {
    LayoutContainer(size: Size(width: width, height: height ?? 600))
  }
}

extension Workload {
  static var all: [Workload] {
    [10, 100, 1_000, 10_000].map(flat) + [100, 1_000].map(texts) + (3...6).map(tree)
      + [10, 50, 200, 500].map { deep($0) } + [10, 50, 100].map { deep($0, ofTexts: true) }
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
    return shape { proposal in
      let width = proposal.width ?? .infinity
      var line = 0.0
      var widest = 0.0
      var lines = 1.0
      for word in words {
        let length = Double(word) * 8
        if line > 0 && line + 8 + length > width {
          widest = max(widest, line)
          line = length
          lines += 1
        } else {
          line += line > 0 ? 8 + length : length
        }
      }
      return Size(width: max(widest, line), height: lines * 16)
    }
  }
}
