// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/AskUserCardSnapshotTests/
//   test_expired.mac-expired-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 392x174
// tolerance: 1
// text Proceed?: 31.93 32.21 any any
// frame area-Yes: 32.00 64.00 46.00 32.00
// text Yes: 44.03 72.21 21.71 any
// frame area-No: 86.00 64.00 42.00 32.00
// text No: 97.93 72.21 17.31 any
// text This question has expired.: 51.62 111.55 126.75 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Proceed?").font(.body)
      HStack {
        ForEach(["Yes", "No"], id: \.self) { title in
          Button {
          } label: {
            Text(title).modifier(Chip()).accessibilityIdentifier("area-" + title)
          }
          .buttonStyle(.plain)
        }
        Spacer()
      }
      Label("This question has expired.", systemImage: "clock.badge.exclamationmark").font(.caption)
      Spacer(minLength: 0)
    }
    .padding()
    .frame(width: 360)
    .padding()
  }
}

struct Chip: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(.vertical, 8).padding(.horizontal, 12).background(.blue.opacity(0.1))
  }
}
