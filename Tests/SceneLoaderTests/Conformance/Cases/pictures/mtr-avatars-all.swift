// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/SenderAvatarTests/
//   testAvatarFullPaletteSnapshots.mac-SenderAvatar_palette-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 160x70
// tolerance: 1
// frame avatar-D7: 8.00 8.00 24.00 24.00
// text D7: any 12.97 any any
// frame avatar-R: 38.00 8.00 24.00 24.00
// text R: any 12.97 any any
// frame avatar-I: 68.00 8.00 24.00 24.00
// text I: any 12.97 any any
// frame avatar-C: 98.00 8.00 24.00 24.00
// text C: any 12.97 any any
// frame avatar-Q: 128.00 8.00 24.00 24.00
// text Q: any 12.76 any any
// frame avatar-D: 8.00 38.00 24.00 24.00
// text D: any 42.97 any any
// frame avatar-L: 38.00 38.00 24.00 24.00
// text L: any 42.97 any any
// frame avatar-A: 68.00 38.00 24.00 24.00
// text A: any 42.97 any any
// frame avatar-E: 98.00 38.00 24.00 24.00
// text E: any 42.97 any any
// frame avatar-F: 128.00 38.00 24.00 24.00
// text F: any 42.97 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 6) {
        avatar("D7")
        avatar("R")
        avatar("I")
        avatar("C")
        avatar("Q")
      }
      HStack(spacing: 6) {
        avatar("D")
        avatar("L")
        avatar("A")
        avatar("E")
        avatar("F")
      }
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
