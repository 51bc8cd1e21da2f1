import SwiftUI

struct ContentView: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    VStack {
      tag("MAIN", blue, blue.opacity(0.15))
      tag("INFO", rgb(isDark ? 0xA8B1B1 : 0x474D4D), gray.opacity(0.1))
      tag("SUCCESS", green, green.opacity(0.15))
      tag("ERROR", red, red.opacity(0.15))
      tag("IN PROGRESS", yellow, yellow.opacity(0.15))
      tag("WARNING", orange, orange.opacity(0.15))
      tag("DISABLED", gray.opacity(0.15), gray.opacity(0.0225))
    }
    .padding().background(gray.opacity(0.02))
  }
  var isDark: Bool { scheme == .dark }
  var blue: Color { rgb(isDark ? 0x47A1FF : 0x3396FF) }
  var green: Color { rgb(isDark ? 0x26D962 : 0x26B562) }
  var red: Color { rgb(isDark ? 0xF25A67 : 0xF05142) }
  var orange: Color { rgb(isDark ? 0xFFA64C : 0xEA8C2E) }
  var gray: Color { isDark ? .white : .black }
  let yellow = Color(red: 0.84, green: 0.85, blue: 0.09)
  func tag(_ title: String, _ color: Color, _ ground: Color) -> some View {
    Text(title).font(.system(size: 10, weight: .bold)).lineLimit(1).foregroundColor(color).padding(
      4
    ).background(ground)
      .cornerRadius(4)
  }
}

func rgb(_ number: Int) -> Color {
  Color(
    red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
    blue: Double(number & 255) / 255)
}
