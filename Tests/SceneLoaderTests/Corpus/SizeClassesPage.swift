import SwiftUI

struct AdaptiveStack<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    let layout =
      sizeClass == .compact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 24))
    layout { content }
  }
}

struct Panel: View {
  let title: String
  let color: Color

  var body: some View {
    GroupedBox(color: color) {
      Text(title)
        .font(.title3)
    }
  }
}

struct GroupedBox<Content>: View where Content: View {
  let color: Color
  @ViewBuilder var content: () -> Content

  var body: some View {
    content()
      .frame(maxWidth: .infinity, minHeight: 80)
      .background(color.opacity(0.25), in: RoundedRectangle(cornerRadius: 10))
  }
}

struct ContentView: View {
  var body: some View {
    AdaptiveStack {
      Panel(title: "Sources", color: .red)
      Panel(title: "Articles", color: .green)
      Panel(title: "Notes", color: .blue)
    }
    .padding()
  }
}
