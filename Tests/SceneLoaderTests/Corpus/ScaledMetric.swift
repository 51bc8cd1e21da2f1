import SwiftUI

struct ContentView: View {
  @ScaledMetric(relativeTo: .body) private var icon: CGFloat = 24
  @ScaledMetric private var gap = 8.0
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(alignment: .leading, spacing: gap) {
      ForEach(["One", "Two"], id: \.self) { name in
        row(name)
      }
      row("Capped")
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
    .padding(gap)
  }

  @ViewBuilder
  private func row(_ name: String) -> some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading) {
        dot
        Text(name)
      }
    } else {
      HStack {
        dot
        Text(name)
      }
    }
  }

  private var dot: some View {
    Circle()
      .fill(.teal)
      .frame(width: icon, height: icon)
  }
}
