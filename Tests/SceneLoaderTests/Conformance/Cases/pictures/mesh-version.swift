// source: https://github.com/meshtastic/Meshtastic-Apple/tree/de26cc465f213903a15c1ece833b1681dbe33407
//   MeshtasticTests/__Snapshots__/SwiftUIViewSnapshotTests/invalidVersion.png
// observed: Apple SwiftUI, iOS 18 simulator (2026), 390x600 view, 3x
// confidence: observed
// platform: ios 18
// container: 390x600
// tolerance: 1
// frame facts: 63.33 225.33 263.33 81.67
// text How to Update: 31.97 449.19 118.12 any
// frame open: 32.00 481.67 326.00 35.33
// text Open Web Flasher: 137.40 488.85 140.36 any
// frame docs: 32.00 529.00 326.00 34.33
// text Firmware Update Docs: 123.97 535.85 173.63 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 20) {
          Image(systemName: "exclamationmark.triangle.fill").font(.system(size: 60))
            .padding(.top, 40)
          Text("Firmware Update Required").font(.largeTitle.bold())
            .multilineTextAlignment(.center)
            .fixedSize(horizontal: false, vertical: true)
          VStack(spacing: 8) {
            Label {
              Text("Connected firmware\u{3A} **2.3.1**")
            } icon: {
              Image(systemName: "wifi.slash")
            }
            .font(.body)
            Label {
              Text("Minimum required\u{3A} **2.5.0**")
            } icon: {
              Image(systemName: "checkmark.shield.fill")
            }
            .font(.body)
          }
          .padding()
          .background(.gray.opacity(0.2))
          .accessibilityIdentifier("facts")
          Text(
            "The Meshtastic Apple app requires firmware version 2.5.0 or later. Older firmware versions are no longer supported and may have compatibility issues or missing features."
          )
          .font(.body)
          .multilineTextAlignment(.center)
          .fixedSize(horizontal: false, vertical: true)
          .padding(.horizontal)
          VStack(alignment: .leading, spacing: 12) {
            Text("How to Update").font(.headline)
            Button {
            } label: {
              Label("Open Web Flasher", systemImage: "bolt.fill").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .buttonBorderShape(.capsule)
            .accessibilityIdentifier("open")
            Button {
            } label: {
              Label("Firmware Update Docs", systemImage: "book.fill").frame(maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
            .buttonBorderShape(.capsule)
            .accessibilityIdentifier("docs")
            Button {
            } label: {
              Label("Additional Help", systemImage: "questionmark.circle.fill").frame(
                maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
            .buttonBorderShape(.capsule)
            .accessibilityIdentifier("help")
          }
          .padding()
          .background(.gray.opacity(0.2))
          .padding(.horizontal)
        }
        .padding(.bottom, 20)
      }
    }
  }
}
