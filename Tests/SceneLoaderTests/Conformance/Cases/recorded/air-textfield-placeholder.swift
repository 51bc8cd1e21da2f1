// source: https://github.com/airappsco/AirSettingsUI Sources/AirSettingsUI/Source/View/*.swift,
//   Tests/AirSettingsUITests/Components/__Snapshots__/SettingTextFieldTests/
// observed: Apple SwiftUI, iOS 16.4 simulator (Xcode 14.3), 2x; PNG size =
//   UIHostingController.view.intrinsicContentSize
// confidence: observed
// platform: ios 16 @2x
// container: iphone-se-3
// tolerance: 0.02
// size row: 178 50
// size field: 138 22
// notes: Ideal size of a plain TextField: the width of its text (of the placeholder when empty), 22
//   high.

import SwiftUI

struct ContentView: View {
  var body: some View {
    TextField("Some placeholder", text: .constant(""))
      .accessibilityIdentifier("field")
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 14)
      .padding(.horizontal, 20)
      .fixedSize()
      .accessibilityIdentifier("row")
  }
}
