// source: https://github.com/airappsco/AirSettingsUI Sources/AirSettingsUI/Source/View/*.swift,
//   Tests/AirSettingsUITests/Components/__Snapshots__/SettingToggleTests/
// observed: Apple SwiftUI, iOS 16.4 simulator (Xcode 14.3), 2x; PNG size =
//   UIHostingController.view.intrinsicContentSize
// confidence: observed
// platform: ios 16 @2x
// container: iphone-se-3
// tolerance: 0.02
// size row: 197.5 48.5
// size toggle: 49 any
// notes: A switch without label is 49 wide in layout (drawn 51) and at most 48.5 high (drawn 31).

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 12) {
      Text("Now it's true").fixedSize(horizontal: false, vertical: true).frame(
        maxWidth: .infinity, alignment: .leading
      ).padding(.vertical, 14)
      Toggle("", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("toggle")
    }
    .padding(.horizontal, 20)
    .fixedSize()
    .accessibilityIdentifier("row")
  }
}
