import SwiftUI

struct ContentView: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    NavigationStack {
      List {
        row(
          "affect", "effect", "How does this affect the result?", "Feb 14, 2009 at 7:31\u{202F}AM",
          isRead: true
        )
        .listRowInsets(EdgeInsets())
        row(
          "accept", "except", "I accept all terms.", "Feb 14, 2009 at 6:31\u{202F}AM", isRead: false
        )
        .listRowInsets(EdgeInsets())
      }
      .listStyle(.plain).navigationTitle("All Comparisons").navigationBarTitleDisplayMode(.inline)
      .searchable(text: .constant(""), prompt: "Search words or sentence")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Back", systemImage: "chevron.backward") {}
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button("More", systemImage: "ellipsis.circle") {}
        }
      }
    }
  }
  var faint: Color { rgb(scheme == .dark ? 0x48484A : 0xC7C7CC) }
  func row(_ one: String, _ two: String, _ sentence: String, _ day: String, isRead: Bool)
    -> some View
  {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 8) {
        HStack(spacing: 8) {
          word(one, scheme == .dark ? 0x0A84FF : 0x007AFF, scheme == .dark ? 0x1A2332 : 0xE3F2FF)
          Text("vs").font(.caption).fontWeight(.medium).foregroundColor(rgb(0x8E8E93))
          word(two, scheme == .dark ? 0x30D158 : 0x34C759, scheme == .dark ? 0x1E2A1E : 0xE8F5E8)
          Spacer()
        }
        Text(sentence).font(.body).foregroundColor(rgb(0x8E8E93)).lineLimit(2)
        HStack(spacing: 4) {
          Image(systemName: "clock").font(.caption2)
          Text(day).font(.caption)
        }
        .foregroundColor(faint)
      }
      HStack(spacing: 6) {
        if !isRead {
          Circle().fill(rgb(scheme == .dark ? 0xFF453A : 0xFF3B30)).frame(width: 8, height: 8)
        }
        Image(systemName: "chevron.right").font(.caption).foregroundColor(faint).opacity(0.6)
      }
    }
    .padding(16).background(
      RoundedRectangle(cornerRadius: 12).fill(rgb(scheme == .dark ? 0x1C1C1E : 0xFFFFFF)))
  }
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
