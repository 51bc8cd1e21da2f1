// source: https://github.com/Matronhq/matron-apple/tree/57b494826b58e6152397bb535063e54475b32d0a
//   MatronMacTests/__Snapshots__/MacRecoveryKeyViewSnapshotTests/
//   test_reenter_phase_mismatch.mac-MacRecoveryKeyView_reenterMismatch-light.png
// observed: Apple SwiftUI, macOS 26 (July 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 480x400
// tolerance: 1
// text Re-enter your recovery key, or paste it from the clipboard.: 23.99 23.66 328.01 any
// frame field: 24.00 55.00 366.00 28.00
// text WRONG: any 59.20 any any
// frame paste: 398.00 57.00 58.00 24.00
// text Paste: 409.93 60.96 33.41 any
// text Doesn't match the key above.: 168.13 98.55 142.74 any
// frame confirm: 204.00 352.00 73.00 24.00
// text Confirm: 216.26 356.21 48.81 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("Re-enter your recovery key, or paste it from the clipboard.").font(.callout)
        .frame(maxWidth: .infinity, alignment: .leading)
      HStack {
        TextField("Recovery key", text: .constant("WRONG"))
          .font(.system(.title3, design: .monospaced))
          .textFieldStyle(.roundedBorder)
          .accessibilityIdentifier("field")
        Button("Paste") {}.accessibilityIdentifier("paste")
      }
      Text("Doesn't match the key above.").font(.caption)
      Spacer()
      Button("Confirm") {}.disabled(true).accessibilityIdentifier("confirm")
    }
    .padding(24)
    .frame(width: 480, height: 400)
  }
}
