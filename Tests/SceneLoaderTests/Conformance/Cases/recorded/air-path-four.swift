// source: https://github.com/airappsco/AirSettingsUI Sources/AirSettingsUI/Source/View/*.swift,
//   Tests/AirSettingsUITests/Components/__Snapshots__/SettingJumpLinkTests/test_settingJumpLink_multipleItemAndNavigation.1.png
// observed: Apple SwiftUI, iOS 16.4 simulator (Xcode 14.3), 2x; PNG size =
//   UIHostingController.view.intrinsicContentSize
// confidence: observed
// platform: ios 16 @2x
// container: iphone-se-3
// tolerance: 0.02
// size row: 391 70.5

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 12) {
      VStack(spacing: 6) {
        Text("Next Page").fixedSize(horizontal: false, vertical: true).frame(
          maxWidth: .infinity, alignment: .leading)
        HStack(spacing: 2) {
          Text("Don't fine me PLEASE")
          Image(systemName: "arrow.right")
          Text("Item 1")
          Image(systemName: "arrow.right")
          Text("Item 2")
          Image(systemName: "arrow.right")
          Text("Next Page")
        }
        .font(.footnote)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(.vertical, 14)
      Image(systemName: "chevron.forward")
    }
    .padding(.horizontal, 20)
    .fixedSize()
    .accessibilityIdentifier("row")
  }
}
