// source: https://github.com/Matronhq/matron-apple/tree/57b494826b58e6152397bb535063e54475b32d0a
//   MatronMacTests/__Snapshots__/MacRecoveryKeyViewSnapshotTests/
//   test_confirmed_phase.mac-MacRecoveryKeyView_confirmed-light.png
// observed: Apple SwiftUI, macOS 26 (July 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 480x400
// tolerance: 1
// text Recovery key confirmed: 141.64 103.13 196.72 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 12) {
        Image(systemName: "checkmark.circle.fill").font(.system(size: 60))
        Text("Recovery key confirmed").font(.title2).bold()
      }
      Spacer()
    }
    .padding(24)
    .frame(width: 480, height: 400)
  }
}
