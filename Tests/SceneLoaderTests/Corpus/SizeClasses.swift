import SwiftUI

struct AdaptiveStack<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  var spacing: CGFloat?
  @ViewBuilder let content: () -> Content

  var body: some View {
    let layout =
      sizeClass == .compact
      ? AnyLayout(VStackLayout(spacing: spacing)) : AnyLayout(HStackLayout(spacing: spacing))
    layout {
      content()
    }
  }
}

struct Dashboard: View {
  @Environment(\.verticalSizeClass) var verticalSizeClass
  @Environment(\.dynamicTypeSize) var typeSize

  var body: some View {
    AdaptiveStack(spacing: 12) {
      panel("Steps", value: "8 210", color: .green)
      panel("Sleep", value: "7 h 40", color: .indigo)
      if verticalSizeClass != .compact && !typeSize.isAccessibilitySize {
        panel("Heart", value: "61", color: .red)
      }
    }
    .padding()
  }

  @ViewBuilder
  private func panel(_ title: LocalizedStringKey, value: String, color: Color) -> some View {
    VStack(alignment: .leading) {
      Text(title).font(.caption).textCase(.uppercase)
      Text(value).font(.system(.title, design: .rounded)).monospacedDigit()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding()
    .background(color.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
  }
}

#Preview {
  Dashboard()
}
