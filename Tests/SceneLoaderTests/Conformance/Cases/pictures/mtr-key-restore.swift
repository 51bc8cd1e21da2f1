// source: https://github.com/Matronhq/matron-apple/tree/57b494826b58e6152397bb535063e54475b32d0a
//   MatronMacTests/__Snapshots__/MacRecoveryKeyViewSnapshotTests/
//   test_restore_mode.mac-MacRecoveryKeyView_restore-light.png
// observed: Apple SwiftUI, macOS 26 (July 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 480x400
// tolerance: 1
// text Enter your recovery key to unlock encrypted history on this Mac.: 23.99 23.66 364.01 any
// frame field: 24.00 55.00 366.00 28.00
// text MOCK-KEY-1234-5678: any 59.20 any any
// frame paste: 398.00 57.00 58.00 24.00
// text Paste: 409.93 60.96 33.41 any
// frame restore: 205.00 352.00 71.00 24.00
// text Restore: 216.93 355.96 46.41 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("Enter your recovery key to unlock encrypted history on this Mac.").font(.callout)
        .frame(maxWidth: .infinity, alignment: .leading)
      HStack {
        TextField("Recovery key", text: .constant("MOCK-KEY-1234-5678"))
          .font(.system(.title3, design: .monospaced))
          .textFieldStyle(.roundedBorder)
          .accessibilityIdentifier("field")
        Button("Paste") {}.accessibilityIdentifier("paste")
      }
      Spacer()
      Button("Restore") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("restore")
    }
    .padding(24)
    .frame(width: 480, height: 400)
  }
}
