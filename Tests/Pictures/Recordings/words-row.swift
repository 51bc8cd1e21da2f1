import SwiftUI

struct ContentView: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 8) {
        HStack(spacing: 8) {
          word(
            "affect", scheme == .dark ? 0x0A84FF : 0x007AFF, scheme == .dark ? 0x1A2332 : 0xE3F2FF)
          Text("vs").font(.caption).fontWeight(.medium).foregroundColor(rgb(0x8E8E93))
          word(
            "effect", scheme == .dark ? 0x30D158 : 0x34C759, scheme == .dark ? 0x1E2A1E : 0xE8F5E8)
          Spacer()
        }
        Text("How does this change affect the final result?").font(.body).foregroundColor(
          rgb(0x8E8E93)
        ).lineLimit(2)
        HStack(spacing: 4) {
          Image(systemName: "clock").font(.caption2)
          Text("Nov 15, 2023 at 5:13\u{202F}AM").font(.caption)
        }
        .foregroundColor(faint)
      }
      Image(systemName: "chevron.right").font(.caption).foregroundColor(faint).opacity(0.6)
    }
    .padding(16)
    .background(
      RoundedRectangle(cornerRadius: 12).fill(rgb(scheme == .dark ? 0x1C1C1E : 0xFFFFFF))
        .shadow(color: .black.opacity(0.01), radius: 2, y: 1)
    )
    .background(rgb(scheme == .dark ? 0x000000 : 0xFFFFFF))
    .padding()
    .frame(width: 420)
  }
  var faint: Color { rgb(scheme == .dark ? 0x48484A : 0xC7C7CC) }
  func word(_ text: String, _ color: Int, _ ground: Int) -> some View {
    Text(text).font(.headline).fontWeight(.semibold).foregroundColor(rgb(color)).padding(
      .horizontal, 10
    )
    .padding(.vertical, 4).background(RoundedRectangle(cornerRadius: 6).fill(rgb(ground)))
  }
}

func rgb(_ number: Int) -> Color {
  Color(
    red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
    blue: Double(number & 255) / 255)
}
