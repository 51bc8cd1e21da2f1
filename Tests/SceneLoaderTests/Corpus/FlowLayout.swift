import SwiftUI

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(in: proposal.width ?? .infinity, subviews: subviews)
    let width = rows.map(\.width).max() ?? 0
    let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(in: bounds.width, subviews: subviews) {
      var x = bounds.minX
      for index in row.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(
          at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func rows(in limit: CGFloat, subviews: Subviews) -> [Row] {
    var rows = [Row()]
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      let gap = rows[rows.count - 1].indices.isEmpty ? 0 : spacing
      if rows[rows.count - 1].width + gap + size.width > limit,
        !rows[rows.count - 1].indices.isEmpty
      {
        rows.append(Row())
      }
      var row = rows.removeLast()
      row.width += (row.indices.isEmpty ? 0 : spacing) + size.width
      row.height = max(row.height, size.height)
      row.indices.append(index)
      rows.append(row)
    }
    return rows
  }
}

struct ContentView: View {
  let tags = [
    "layout", "swift", "terminal", "geometry", "reader", "proxy", "stack", "grid", "text",
  ]

  var body: some View {
    FlowLayout(spacing: 6) {
      ForEach(tags, id: \.self) { tag in
        Text(tag)
          .padding(.horizontal, 10)
          .padding(.vertical, 4)
          .background(Capsule().fill(.mint))
      }
    }
    .padding()
  }
}
