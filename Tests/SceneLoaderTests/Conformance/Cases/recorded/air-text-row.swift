// source: https://github.com/airappsco/AirSettingsUI Sources/AirSettingsUI/Source/View/*.swift,
//   Tests/AirSettingsUITests/Components/__Snapshots__/SettingTextTests/test_settingText.1.png
// observed: Apple SwiftUI, iOS 16.4 simulator (Xcode 14.3), 2x; PNG size =
//   UIHostingController.view.intrinsicContentSize
// confidence: observed
// platform: ios 16 @2x
// container: iphone-se-3
// tolerance: 0.02
// size row: 152 48.5
// notes: 112 + 40; 20.5 + 28.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Just some text")
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 14)
      .padding(.horizontal, 20)
      .fixedSize()
      .accessibilityIdentifier("row")
  }
}
