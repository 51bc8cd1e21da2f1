import SwiftUI

struct EqualWidthHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let largest = maxSize(subviews)
    let gaps = spacing(subviews).reduce(0) { $0 + $1 }
    return CGSize(width: largest.width * CGFloat(subviews.count) + gaps, height: largest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard !subviews.isEmpty else { return }
    let largest = maxSize(subviews)
    let gaps = spacing(subviews)
    let proposal = ProposedViewSize(width: largest.width, height: largest.height)
    var nextX = bounds.minX + largest.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: nextX, y: bounds.midY), anchor: .center, proposal: proposal)
      nextX += largest.width + gaps[index]
    }
  }

  private func maxSize(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { current, size in
      CGSize(width: max(current.width, size.width), height: max(current.height, size.height))
    }
  }

  private func spacing(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(
        to: subviews[index + 1].spacing, along: .horizontal)
    }
  }
}

struct VoteButtons: View {
  @State private var votes: [String: Int] = [:]
  let pets = ["Cat", "Goldfish", "Dog"]

  var body: some View {
    EqualWidthHStack {
      ForEach(pets, id: \.self) { pet in
        Button {
          votes[pet, default: 0] += 1
        } label: {
          Text("\(pet) \(votes[pet] ?? 0)")
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
      }
    }
    .padding()
  }
}

#Preview {
  VoteButtons()
}
