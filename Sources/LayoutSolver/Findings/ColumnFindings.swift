import Numbers

/// Rows whose texts don't align, since the symbols before them differ in width.
struct ColumnFindings {
  let context: FindingContext

  /// A row: its symbol, and the text after it.
  private struct Row {
    var symbol: Int
    var text: Int
    /// The start of the text, in points.
    var start: Double
  }

  /// Rows below each other.
  private struct Column: Hashable {
    var container: Int
    /// The start of its rows, in half points.
    var start: Int
  }

  /// How far apart the starts of texts are that were meant to align, in points.
  private static let offsets = 1.5...20

  func findings() -> [LayoutFinding] {
    var columns: [Column: [Row]] = [:]
    for index in context.order {
      guard case .stack(let it) = context.layout(index), it.axis == .horizontal,
        context.isWritten(index), context.isShown(index), let row = row(index),
        let container = container(around: index)
      else { continue }
      let start = Int(clamped: (context.nodes[index].frame.minX * 2).rounded())
      columns[Column(container: container, start: start), default: []].append(row)
    }
    return columns.sorted { $0.key.container < $1.key.container }.compactMap { ragged($0.value) }
  }

  private func ragged(_ rows: [Row]) -> LayoutFinding? {
    guard let first = rows.min(by: { $0.start < $1.start }),
      let last = rows.max(by: { $0.start < $1.start }),
      Self.offsets.contains(last.start - first.start)
    else { return nil }
    let widths = rows.map { context.nodes[$0.symbol].size.width }
    guard let least = widths.min(), let most = widths.max() else { return nil }
    return context.finding(
      .note, .raggedColumn, rows[0].symbol,
      "\(context.title(last.text)) begins \(PointsText.text(last.start - first.start)) points behind "
        + "\(context.title(first.text)): the symbols before them are \(PointsText.text(least)) to "
        + "\(PointsText.text(most)) wide",
      "give the symbols one width: frame(width: \(PointsText.text(most.rounded(.up))))")
  }

  /// A stack that begins with a symbol of its own width and a text.
  private func row(_ index: Int) -> Row? {
    let children = context.nodes[index].children.map(\.index).filter { context.nodes[$0].isPlaced }
    guard children.count >= 2, let symbol = content(children[0]), let text = content(children[1]),
      case .image(_, isSystem: true) = context.nodes[symbol].drawing, context.isText(text),
      context.isWritten(symbol), context.nodes[symbol].size.width >= 1
    else { return nil }
    return Row(symbol: symbol, text: text, start: context.nodes[text].frame.minX)
  }

  /// The view inside of modifiers that keep its width; of a column of texts, the first.
  private func content(_ index: Int) -> Int? {
    var current = index
    for _ in 0..<30 {
      let node = context.nodes[current]
      switch context.layout(current) {
      case .frame, .flexibleFrame, .relativeFrame, .aspectRatio, .secondary: return nil
      case .stack(let it):
        guard it.axis == .vertical, it.guide == .leading else { return nil }
      default: if node.children.isEmpty { return current }
      }
      guard let next = node.children.first else { return nil }
      current = next.index
    }
    return nil
  }

  /// The column around a row that puts its rows at one edge.
  private func container(around index: Int) -> Int? {
    for ancestor in context.ancestors(of: index) {
      switch context.layout(ancestor) {
      case .stack(let it): return it.axis == .vertical && it.guide == .leading ? ancestor : nil
      case .lazyStack(let it): return it.axis == .vertical ? ancestor : nil
      case .zStack, .grid, .lazyGrid, .custom, .reader, .scroll: return nil
      default: continue
      }
    }
    return nil
  }
}
