// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/AskUserCardSnapshotTests/
//   test_answered_echoesChoice.mac-answered-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 392x103
// tolerance: 1
// text Message queued. Send now or cancel?: 77.93 32.33 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Message queued. Send now or cancel?").font(.body)
      Label {
        Text("You chose\u{3A} Send")
      } icon: {
        Image(systemName: "checkmark.circle.fill")
      }
      .font(.callout)
    }
    .padding()
    .frame(width: 360)
    .padding()
  }
}
