// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/AskUserSheetSnapshotTests/
//   test_choice_withMixedGlyphs.mac-choice_mixedGlyphs-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 375x480
// tolerance: 1
// text Message queued. What now?: 15.93 16.33 any any
// frame area0: 16.00 48.00 343.00 32.00
// text Send now: 54.26 56.21 59.07 any
// frame area1: 16.00 96.00 343.00 32.00
// text Cancel: 53.76 104.21 42.31 any
// frame area2: 16.00 144.00 343.00 32.00
// text Other action: 53.76 152.21 76.31 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Message queued. What now?").font(.body)
      Button {
      } label: {
        HStack(spacing: 8) {
          Text("⚡").frame(width: 18)
          Text("Send now")
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
          Text("✕").frame(width: 18)
          Text("Cancel")
          Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(Chip())
        .accessibilityIdentifier("area1")
      }
      .buttonStyle(.plain)
      Button {
      } label: {
        HStack(spacing: 8) {
          Color.clear.frame(width: 18, height: 0)
          Text("Other action")
          Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(Chip())
        .accessibilityIdentifier("area2")
      }
      .buttonStyle(.plain)
      Spacer(minLength: 0)
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
