import SwiftUI

/// Rows of tags, broken where the width ends.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(for: subviews, width: proposal.replacingUnspecifiedDimensions().width)
    let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, rows.count - 1))
    return CGSize(width: rows.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(for: subviews, width: bounds.width) {
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

  private func rows(for subviews: Subviews, width: CGFloat) -> [Row] {
    var rows: [Row] = [Row()]
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      let needed = rows[rows.count - 1].indices.isEmpty ? size.width : size.width + spacing
      if rows[rows.count - 1].width + needed > width, !rows[rows.count - 1].indices.isEmpty {
        rows.append(Row(indices: [index], width: size.width, height: size.height))
      } else {
        rows[rows.count - 1].indices.append(index)
        rows[rows.count - 1].width += needed
        rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
      }
    }
    return rows
  }
}

struct TagCloud: View {
  let tags = ["Swift", "Layout", "Terminal", "Negotiation", "Proposal", "Anchor", "Grid"]

  var body: some View {
    FlowLayout(spacing: 6) {
      ForEach(tags, id: \.self) { tag in
        Text("#" + tag.lowercased())
          .font(.footnote)
          .padding(.horizontal, 10)
          .padding(.vertical, 5)
          .background(Capsule().stroke(Color.teal, lineWidth: 1))
      }
    }
    .frame(maxWidth: 260)
  }
}

#Preview {
  TagCloud()
}
