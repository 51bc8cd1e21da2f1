import SwiftUI

struct EqualWidthHStack: Layout {
  struct Cache {
    var width: CGFloat
    var height: CGFloat
    var gaps: [CGFloat]
  }

  func makeCache(subviews: Subviews) -> Cache {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = subviews.indices.map { index in
      index < subviews.count - 1
        ? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal) : 0
    }
    return Cache(
      width: sizes.map { $0.width }.max() ?? 0, height: sizes.map { $0.height }.max() ?? 0,
      gaps: gaps)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(
      width: cache.width * CGFloat(subviews.count) + cache.gaps.reduce(0) { $0 + $1 },
      height: cache.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let size = ProposedViewSize(width: cache.width, height: cache.height)
    var x = bounds.minX + cache.width / 2
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: size)
      x += cache.width + cache.gaps[index]
    }
  }
}

struct WideButton: View {
  let title: String

  var body: some View {
    Text(title)
      .padding(12)
      .frame(maxWidth: .infinity)
      .background(.blue.opacity(0.2))
  }
}

struct ContentView: View {
  var body: some View {
    ViewThatFits {
      EqualWidthHStack { buttons }
      VStack { buttons }
    }
    .padding()
  }

  @ViewBuilder var buttons: some View {
    WideButton(title: "No")
    WideButton(title: "Perhaps")
    WideButton(title: "Certainly")
  }
}
