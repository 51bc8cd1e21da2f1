import SwiftUI

struct MasonryLayout: Layout {
  var columns: Int
  var gap: CGFloat

  struct Cache {
    var frames: [CGRect] = []
    var width: CGFloat?
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.width ?? 320
    if cache.width != width {
      cache.frames = frames(for: subviews, width: width)
      cache.width = width
    }
    let bottom = cache.frames.map { $0.maxY }.max() ?? 0
    return CGSize(width: width, height: bottom)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (subview, frame) in zip(subviews, cache.frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: .init(width: frame.width, height: frame.height))
    }
  }

  private func frames(for subviews: Subviews, width: CGFloat) -> [CGRect] {
    let columnWidth = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    var heights = Array(repeating: CGFloat.zero, count: columns)
    return subviews.map { subview in
      let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let size = subview.sizeThatFits(.init(width: columnWidth, height: nil))
      let frame = CGRect(
        x: CGFloat(column) * (columnWidth + gap), y: heights[column],
        width: columnWidth, height: size.height)
      heights[column] += size.height + gap
      return frame
    }
  }
}

struct MasonryGallery: View {
  let heights: [CGFloat] = [120, 80, 160, 60, 140, 90, 110, 70]

  var body: some View {
    ScrollView {
      MasonryLayout(columns: 3, gap: 4) {
        ForEach(heights.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 6)
            .fill(index.isMultiple(of: 2) ? Color.orange : Color.indigo)
            .frame(height: heights[index])
            .overlay(alignment: .bottomTrailing) {
              Text("\(Int(heights[index]))").font(.caption2).padding(4)
            }
        }
      }
      .padding(8)
    }
  }
}

#Preview { MasonryGallery() }
