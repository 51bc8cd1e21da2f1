import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 4) {
      VStack(alignment: .leading, spacing: 4) {
        VStack(alignment: .leading, spacing: -2) {
          Text("MON").font(.caption2.weight(.heavy)).foregroundStyle(
            Color(red: 0, green: 0.604, blue: 0.78))
          Text("18").font(.system(size: 30, weight: .semibold, design: .rounded))
        }
        row("Calendar event 1", "All-day", Color(red: 0.259, green: 0.412, blue: 0.816))
        row(
          "Calendar event 2", "9:00\u{202F}AM – 10:00\u{202F}AM",
          Color(red: 0.957, green: 0.741, blue: 0.29))
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      HStack(spacing: 2) {
        Spacer(minLength: 0)
        Image(systemName: "arrow.clockwise")
        Text("8:00\u{202F}AM")
      }
      .font(.caption2).foregroundStyle(.secondary)
    }
    .padding(16)
  }
  func row(_ title: String, _ time: String, _ color: Color) -> some View {
    HStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 2).fill(color).frame(width: 3)
      VStack(alignment: .leading, spacing: 1) {
        Text(title).font(.caption.weight(.semibold)).lineLimit(1)
        Text(time).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer(minLength: 0)
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}
