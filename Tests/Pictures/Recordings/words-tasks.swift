import SwiftUI

struct ContentView: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    VStack(spacing: 16) {
      row("clock", 0x8E8E93, gray, "accept", "except", "I accept all of the terms.")
      row(nil, 0x8E8E93, blue.opacity(0.1), "advice", "advise", "Please give me some advice.")
      row(
        "checkmark.circle.fill", green, rgb(green).opacity(0.1), "affect", "effect",
        "How does this affect you?", removes: true)
      row(
        "xmark.circle.fill", red, rgb(red).opacity(0.1), "stationary", "stationery",
        "The car is stationary.", "Network error", removes: true)
    }
    .padding().frame(width: 500).background(rgb(scheme == .dark ? 0x000000 : 0xFFFFFF))
  }
  var isDark: Bool { scheme == .dark }
  var gray: Color { rgb(isDark ? 0x1C1C1E : 0xF2F2F7) }
  var blue: Color { rgb(isDark ? 0x0A84FF : 0x007AFF) }
  var green: Int { isDark ? 0x30D158 : 0x34C759 }
  var red: Int { isDark ? 0xFF453A : 0xFF3B30 }
  func row(
    _ icon: String?, _ tint: Int, _ ground: Color, _ one: String, _ two: String, _ sentence: String,
    _ problem: String? = nil, removes: Bool = false
  ) -> some View {
    HStack(spacing: 12) {
      if let icon {
        Image(systemName: icon).foregroundColor(rgb(tint))
      } else {
        ProgressView().scaleEffect(0.8)
      }
      VStack(alignment: .leading, spacing: 4) {
        HStack(spacing: 6) {
          Text(one).font(.subheadline).fontWeight(.semibold).foregroundColor(blue)
          Text("vs").font(.caption2).foregroundColor(rgb(0x8E8E93))
          Text(two).font(.subheadline).fontWeight(.semibold).foregroundColor(rgb(green))
        }
        Text(sentence).font(.caption).foregroundColor(rgb(0x8E8E93))
        if let problem { Text(problem).font(.caption2).foregroundColor(rgb(red)) }
      }
      Spacer()
      HStack(spacing: 8) {
        if problem != nil {
          Image(systemName: "arrow.clockwise").foregroundColor(blue).font(.title3)
        }
        if removes {
          Image(systemName: "xmark.circle.fill").foregroundColor(rgb(0x8E8E93)).font(.title3)
        }
      }
    }
    .padding(12).background(RoundedRectangle(cornerRadius: 8).fill(ground))
  }
}

func rgb(_ number: Int) -> Color {
  Color(
    red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
    blue: Double(number & 255) / 255)
}
