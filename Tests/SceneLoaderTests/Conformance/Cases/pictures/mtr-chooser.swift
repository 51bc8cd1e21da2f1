// source: https://github.com/Matronhq/matron-apple/tree/57b494826b58e6152397bb535063e54475b32d0a
//   MatronMacTests/__Snapshots__/MacVerifyDeviceChooserSnapshotTests/
//   test_chooser_otherDevicesAvailable.mac-MacVerifyDeviceChooser_otherDevicesAvailable-light.png
// observed: Apple SwiftUI, macOS 26 (July 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 480x380
// tolerance: 1
// text Verify this device: 169.91 140.13 140.52 any
// text Choose how to verify this device.: 146.34 178.05 187.62 any
// frame other: 134.00 209.00 213.00 24.00
// text Verify with another device: 176.54 213.36 157.78 any
// frame key: 165.00 249.00 150.00 26.00
// text Use recovery key: 197.96 254.61 104.36 any
// frame close: 211.00 299.00 59.00 24.00
// text Close: 223.28 303.45 34.04 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "lock.shield").font(.system(size: 60))
      Text("Verify this device").font(.title2).bold()
      Text("Choose how to verify this device.").font(.callout)
      VStack(spacing: 4) {
        Button {
        } label: {
          Label("Verify with another device", systemImage: "laptopcomputer")
        }
        .buttonStyle(.borderedProminent).disabled(false)
        .accessibilityIdentifier("other")
      }
      Button {
      } label: {
        Label("Use recovery key", systemImage: "key")
      }
      .buttonStyle(.bordered).accessibilityIdentifier("key")
      Button("Close") {}.accessibilityIdentifier("close").padding(.top, 8)
    }
    .padding(32)
    .frame(width: 480, height: 380)
  }
}
