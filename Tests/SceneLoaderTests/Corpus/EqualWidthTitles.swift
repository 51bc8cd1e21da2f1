import SwiftUI
struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat?;
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    if let n = nextValue() { value = max(value ?? 0, n) }
  }
}
struct EqualWidth: View {
  @State private var width: CGFloat?
  let titles = ["OK", "Cancel", "Remind me later"]
  var body: some View {
    VStack {
      ForEach(titles, id: \.self) { title in
        Text(title).padding().background(
          GeometryReader { g in Color.clear.preference(key: WidthKey.self, value: g.size.width) }
        )
        .frame(width: width).background(Color.yellow, in: .capsule)
      }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}
#Preview("one") { EqualWidth() }
#Preview("two", traits: .landscapeLeft) { EqualWidth().padding() }
