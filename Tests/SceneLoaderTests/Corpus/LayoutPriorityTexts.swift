import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack {
        Text("A rather long title that needs room")
          .lineLimit(1)
        Spacer()
        Text("12:30")
          .layoutPriority(1)
      }
      HStack(alignment: .lastTextBaseline, spacing: 4) {
        Text("72").font(.system(size: 48, weight: .semibold))
        Text("bpm").font(.footnote).foregroundColor(.gray)
      }
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "info.circle")
        Text(
          "Two lines of explanation stand next to a symbol that is on the first line's baseline.")
      }
      Text("Bold").bold() + Text(" and ") + Text("italic").italic() + Text(" in one text")
    }
    .padding()
    .frame(maxWidth: 320)
  }
}
