// source: https://github.com/meshtastic/Meshtastic-Apple/tree/de26cc465f213903a15c1ece833b1681dbe33407
//   MeshtasticTests/__Snapshots__/SwiftUIViewSnapshotTests/securityVersionNag.png
// observed: Apple SwiftUI, iOS 18 simulator (2026), 390x500 view, 3x
// confidence: observed
// platform: ios 18
// container: 390x500
// tolerance: 1
// frame facts: 26.67 237.00 337.00 80.67
// text Security Advisory: 32.06 353.52 140.36 any
// frame dismiss: 16.00 433.67 358.00 50.33
// text Dismiss: 165.30 448.93 59.63 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 20) {
          Image(systemName: "shield.slash.fill").font(.system(size: 60))
            .padding(.top, 40)
          Text("Security Update Recommended").font(.largeTitle.bold())
            .multilineTextAlignment(.center)
            .fixedSize(horizontal: false, vertical: true)
          VStack(spacing: 8) {
            Label {
              Text("Connected firmware\u{3A} **2.4.0**")
            } icon: {
              Image(systemName: "wifi.exclamationmark")
            }
            .font(.body)
            Label {
              Text("Recommended secure version\u{3A} **2.5.6**")
            } icon: {
              Image(systemName: "checkmark.shield.fill")
            }
            .font(.body)
          }
          .padding()
          .background(.gray.opacity(0.2))
          .accessibilityIdentifier("facts")
          VStack(alignment: .leading, spacing: 12) {
            Text("Security Advisory").font(.headline)
          }
          .frame(maxWidth: .infinity, minHeight: 160, alignment: .topLeading)
          .padding()
          .padding(.horizontal)
        }
        .padding(.bottom, 20)
      }
      Button {
      } label: {
        Text("Dismiss").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.capsule)
      .controlSize(.large)
      .accessibilityIdentifier("dismiss")
      .padding()
    }
  }
}
