// source: https://github.com/airappsco/AirSettingsUI Sources/AirSettingsUI/Source/View/*.swift,
//   Tests/AirSettingsUITests/Components/__Snapshots__/SettingJumpLinkTests/test_settingJumpLink_whenSingleItem.1.png
// observed: Apple SwiftUI, iOS 16.4 simulator (Xcode 14.3), 2x; PNG size =
//   UIHostingController.view.intrinsicContentSize
// confidence: observed
// platform: ios 16 @2x
// container: iphone-se-3
// tolerance: 0.02
// size row: 211.5 48.5

import SwiftUI

struct ContentView: View {
  var body: some View {
    Button {
    } label: {
      HStack(spacing: 12) {
        VStack(spacing: 6) {
          Text("Some Text to be found").fixedSize(horizontal: false, vertical: true).frame(
            maxWidth: .infinity, alignment: .leading)
        }
        .padding(.vertical, 14)
      }
    }
    .buttonStyle(.plain)
    .padding(.horizontal, 20)
    .fixedSize()
    .accessibilityIdentifier("row")
  }
}
