// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/SenderAvatarTests/
//   testAvatarRow.mac-SenderAvatar_row-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 104x40
// tolerance: 1
// frame avatar-D2: 8.00 8.00 24.00 24.00
// text D2: any 12.97 any any
// frame avatar-DM: 40.00 8.00 24.00 24.00
// frame avatar-M: 72.00 8.00 24.00 24.00
// text M: any 12.97 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 8) {
      avatar("D2")
      avatar("DM")
      avatar("M")
    }
    .padding(8)
  }
}

func avatar(_ letters: String) -> some View {
  Text(letters)
    .font(.system(size: 11, weight: .semibold))
    .frame(width: 24, height: 24)
    .background(.blue, in: Circle())
    .accessibilityIdentifier("avatar-" + letters)
}
