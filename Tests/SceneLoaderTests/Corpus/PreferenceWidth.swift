import SwiftUI

private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

extension View {
  func readWidth() -> some View {
    background(
      GeometryReader { proxy in
        Color.clear
          .preference(key: WidthKey.self, value: proxy.size.width)
      }
    )
  }
}

struct LabeledRow: View {
  let label: String
  let value: String
  let labelWidth: CGFloat?

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(label)
        .readWidth()
        .frame(width: labelWidth, alignment: .trailing)
        .foregroundColor(.secondary)
      Text(value)
      Spacer(minLength: 0)
    }
  }
}

struct ContentView: View {
  @State private var labelWidth: CGFloat?

  var body: some View {
    VStack(spacing: 8) {
      LabeledRow(label: "Name", value: "Ada", labelWidth: labelWidth)
      LabeledRow(label: "Occupation", value: "Mathematician", labelWidth: labelWidth)
      LabeledRow(label: "Born", value: "1815", labelWidth: labelWidth)
    }
    .onPreferenceChange(WidthKey.self) { labelWidth = $0 }
    .padding()
  }
}
