import SwiftUI
private struct ThemeKey: EnvironmentKey { static let defaultValue: Theme = .plain }
struct Theme {
  var color: Color; var spacing: CGFloat; static let plain = Theme(color: .blue, spacing: 8);
  static let big = Theme(color: .red, spacing: 20)
}
extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  @Entry var title: String = "none"
}
struct Inner: View {
  @Environment(\.theme) private var theme; @Environment(\.title) var title;
  @Environment(\.colorScheme) var scheme
  var body: some View {
    VStack(spacing: theme.spacing) {
      theme.color.frame(width: 10, height: 10); Text(title);
      Text(scheme == .dark ? "dark" : "light")
    }
  }
}
struct Root: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Inner(); Inner()
      }.frame(width: 900); Inner().environment(\.theme, .big).environment(\.title, "set")
    }
  }
}
#Preview { Root() }
