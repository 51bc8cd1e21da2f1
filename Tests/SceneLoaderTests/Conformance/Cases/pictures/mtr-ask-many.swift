// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/AskUserSheetSnapshotTests/
//   test_multiChoice.mac-multiChoice-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 375x480
// tolerance: 1
// text Which steps to run?: 16.03 16.08 any any
// text Build: 39.93 48.21 30.15 any
// text Test: 39.53 80.21 25.80 any
// text Lint: 39.93 112.21 22.41 any
// frame send: 16.00 440.00 55.00 24.00
// text Send: 28.26 444.21 30.81 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Which steps to run?").font(.body)
      Button {
      } label: {
        HStack(spacing: 8) {
          Image(systemName: "checkmark.square.fill")
          Text("Build")
          Spacer()
        }
      }
      .buttonStyle(.plain)
      Button {
      } label: {
        HStack(spacing: 8) {
          Image(systemName: "square")
          Text("Test")
          Spacer()
        }
      }
      .buttonStyle(.plain)
      Button {
      } label: {
        HStack(spacing: 8) {
          Image(systemName: "checkmark.square.fill")
          Text("Lint")
          Spacer()
        }
      }
      .buttonStyle(.plain)
      Spacer(minLength: 0)
      Button("Send") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("send")
    }
    .padding()
    .frame(width: 375, height: 480)
  }
}
