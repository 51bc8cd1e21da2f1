// source: https://github.com/Matronhq/matron-apple/tree/57b494826b58e6152397bb535063e54475b32d0a
//   MatronMacTests/__Snapshots__/MacRecoveryKeyViewSnapshotTests/
//   test_show_phase.mac-MacRecoveryKeyView_show-light.png
// observed: Apple SwiftUI, macOS 26 (July 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 480x400
// tolerance: 1
// text This is your recovery key. Save it somewhere safe — it's the only way to recover your encrypted history.: 23.58 23.98 any any
// text MOCK-KEY-1234-5678: any 77.95 any any
// frame copy: 400.00 70.00 56.00 24.00
// text Copy: 412.26 74.09 31.07 any
// text I've saved this key somewhere safe: 143.93 121.08 213.41 any
// frame continue: 201.00 352.00 79.00 24.00
// text Continue: 213.26 356.21 54.07 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      Text(
        "This is your recovery key. Save it somewhere safe — it's the only way to recover your encrypted history."
      )
      .font(.callout)
      .frame(maxWidth: .infinity, alignment: .leading)
      HStack(alignment: .top) {
        Text("MOCK-KEY-1234-5678").font(.system(.title3, design: .monospaced))
          .padding(8)
          .frame(maxWidth: .infinity, alignment: .leading)
        Button("Copy") {}.accessibilityIdentifier("copy")
      }
      Toggle("I've saved this key somewhere safe", isOn: .constant(false))
      Spacer()
      Button("Continue") {}.disabled(true).accessibilityIdentifier("continue")
    }
    .padding(24)
    .frame(width: 480, height: 400)
  }
}
