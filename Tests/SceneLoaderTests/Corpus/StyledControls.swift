import SwiftUI

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        .onTapGesture { configuration.isOn.toggle() }
      configuration.label
    }
  }
}

struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
      configuration.title.font(.caption)
    }
  }
}

struct ThickBarStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.fill.tertiary)
        Capsule().fill(.tint.secondary)
          .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
      }
    }
    .frame(height: 12)
  }
}

struct StyledControls: View {
  @State private var isOn = true

  var body: some View {
    VStack(spacing: 20) {
      Toggle("Remind me", isOn: $isOn).toggleStyle(CheckboxStyle())
      HStack {
        Label("Library", systemImage: "books.vertical")
        Label("Search", systemImage: "magnifyingglass")
      }
      .labelStyle(StackedLabelStyle())
      ProgressView(value: 0.4).progressViewStyle(ThickBarStyle())
      Gauge(value: 0.7) { Text("Battery") }.gaugeStyle(.accessoryCircular)
    }
    .padding()
  }
}

#Preview {
  StyledControls()
}
