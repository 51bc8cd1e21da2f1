// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/AskUserSheetSnapshotTests/
//   test_error_showsMessage.mac-error-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 375x480
// tolerance: 1
// text Proceed?: 15.93 16.21 any any
// frame area-Yes: 16.00 48.00 46.00 32.00
// text Yes: 28.03 56.21 21.71 any
// frame area-No: 70.00 48.00 42.00 32.00
// text No: 81.93 56.21 17.31 any
// text Failed to send — network offline: 16.13 450.67 154.14 any
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
      Spacer(minLength: 0)
      Text("Failed to send — network offline").font(.caption)
    }
    .padding()
    .frame(width: 375, height: 480)
  }
}

struct Chip: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(.vertical, 8).padding(.horizontal, 12).background(.blue.opacity(0.1))
  }
}
