// source: https://github.com/Matronhq/matron-apple/tree/57b494826b58e6152397bb535063e54475b32d0a
//   MatronMacTests/__Snapshots__/MacSasViewSnapshotTests/
//   test_verifiedState.mac-MacSasView_verified-light.png
// observed: Apple SwiftUI, macOS 26 (July 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 480x400
// tolerance: 1
// text Verified: 207.91 234.37 63.96 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: "checkmark.shield.fill").font(.system(size: 60))
      Text("Verified").font(.title2).bold()
    }
    .padding(24)
    .frame(width: 480, height: 400)
  }
}
