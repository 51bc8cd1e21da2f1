// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/AskUserCardSnapshotTests/
//   test_unanswered_buttons.mac-unanswered_buttons-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 392x192
// tolerance: 1
// text Message queued. Send now or cancel?: 31.93 32.33 any any
// frame area0: 32.00 64.00 328.00 32.00
// text Send: 44.26 72.21 30.81 any
// frame area1: 32.00 112.00 328.00 32.00
// text Cancel: 43.76 120.21 42.31 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Message queued. Send now or cancel?").font(.body)
      Button {
      } label: {
        HStack(spacing: 8) {
          Text("Send")
          Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(Chip())
        .accessibilityIdentifier("area0")
      }
      .buttonStyle(.plain)
      Button {
      } label: {
        HStack(spacing: 8) {
          Text("Cancel")
          Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(Chip())
        .accessibilityIdentifier("area1")
      }
      .buttonStyle(.plain)
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
