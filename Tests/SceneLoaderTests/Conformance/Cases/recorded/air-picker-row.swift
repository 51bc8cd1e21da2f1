// source: https://github.com/airappsco/AirSettingsUI Sources/AirSettingsUI/Source/View/*.swift,
//   Tests/AirSettingsUITests/Components/__Snapshots__/SettingPickerTests/test_settingPicker.1.png
// observed: Apple SwiftUI, iOS 16.4 simulator (Xcode 14.3), 2x; PNG size =
//   UIHostingController.view.intrinsicContentSize
// confidence: observed
// platform: ios 16 @2x
// container: iphone-se-3
// tolerance: 0.02
// size row: 190 48.5
// size chevron: 12.5 any

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 12) {
      Text("Setting Picker").fixedSize(horizontal: false, vertical: true).frame(
        maxWidth: .infinity, alignment: .leading
      ).padding(.vertical, 14)
      Text("1")
      Image(systemName: "chevron.forward").accessibilityIdentifier("chevron")
    }
    .padding(.horizontal, 20)
    .fixedSize()
    .accessibilityIdentifier("row")
  }
}
