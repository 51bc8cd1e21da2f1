// source: https://github.com/grigorye/TMBuddy, snapshots of
//   Targets/TMBuddy/Sources/Checkpoints/FinderSyncExtension/Standalone/
//   FinderSyncExtensionCheckpoint+Snapshots/macOS-13.3/
//   test.FinderSyncExtensionCheckpoint-enabled.@2x.png
// observed: Apple SwiftUI, macOS 13.3, 2x
// confidence: observed
// platform: mac 16
// container: 392x92
// tolerance: 1
// size whole: 290 60
// frame Extensions Preferences button: 36 56 158 20
// notes: The view is drawn with a dashed frame, its size; the window is it and 32 points, in
//   whole points. Buttons by their white.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(alignment: .top, spacing: 4) {
      Color.green.frame(width: 16, height: 16)
      VStack(alignment: .leading) {
        VStack(alignment: .leading, spacing: 2) {
          HStack(spacing: 4) {
            Text("Finder extension") + Text("\u{3A}")
            Text("enabled (no connection)...")
          }
          (Text(" * ") + Text("Please force relaunch Finder to activate the extension")).font(
            .footnote)
        }
        VStack(alignment: .leading) {
          HStack {
            Button("Extensions Preferences") {}.accessibilityIdentifier(
              "Extensions Preferences button")
          }
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .accessibilityIdentifier("whole")
    .frame(width: 360, alignment: .leading)
    .padding()
  }
}
