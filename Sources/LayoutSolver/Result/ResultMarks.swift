extension LayoutResult {
  /// All that a layout draws, in the container's space from back to front, as marks for a canvas.
  public var marks: [CanvasMark] {
    nodes.filter(\.isPlaced).flatMap { node -> [CanvasMark] in
      func placed(_ path: ShapePath) -> ShapePath { path.mapped { point($0, of: node.id) } }
      switch node.drawing {
      case .fill(let outline, let style):
        let path = node.outline ?? ShapePath(outline, in: Rect(size: node.size))
        return [CanvasMark(.fill(placed(path), style), opacity: node.opacity)]
      case .stroke(let outline, let style, let line):
        let path = node.outline ?? ShapePath(outline, in: Rect(size: node.size))
        return [CanvasMark(.stroke(placed(path), style, line), opacity: node.opacity)]
      case .text(let style):
        return [CanvasMark(.text(node.textLines, style, in: node.frame), opacity: node.opacity)]
      case .image(let name, let isSystem):
        return [
          CanvasMark(.image(name: name, isSystem: isSystem, in: node.frame), opacity: node.opacity)
        ]
      case .canvas: return node.marks.map { $0.applying(placed) }
      case .none, .control, .placeholder: return []
      }
    }
  }
}

extension CanvasMark {
  /// The same with every path changed; rectangles become their bounding boxes.
  public func applying(_ change: (ShapePath) -> ShapePath) -> CanvasMark {
    func placed(_ rect: Rect) -> Rect {
      let points = change(ShapePath(.rectangle, in: rect)).lines.flatMap(\.self)
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max()
      else { return rect }
      return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
    var mark = self
    mark.clips = clips.map(change)
    switch content {
    case .fill(let path, let style): mark.content = .fill(change(path), style)
    case .stroke(let path, let style, let line): mark.content = .stroke(change(path), style, line)
    case .text(let lines, let style, let rect): mark.content = .text(lines, style, in: placed(rect))
    case .image(let name, let isSystem, let rect):
      mark.content = .image(name: name, isSystem: isSystem, in: placed(rect))
    }
    return mark
  }
}

extension PlacedNode {
  /// Its own, without that of outer views.
  fileprivate var opacity: Double {
    decorations.reduce(1) { product, decoration in
      switch decoration {
      case .opacity(let part): product * part
      case .hidden: 0
      default: product
      }
    }
  }
}
