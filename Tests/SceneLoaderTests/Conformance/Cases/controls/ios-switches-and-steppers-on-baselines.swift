// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/ios/toggle/basic
// observed: Apple SwiftUI on an iPhone SE simulator, iOS 26.0
// confidence: derived
// platform: ios 26 @2x
// container: 320x200
// tolerance: 0.02
// frame switch: 0 16 289.5 30
// frame word: 297.5 0 22.5 20.5
// frame alone: 0 58 66 30
// frame stepper: 30.5 116 289.5 32
// frame label: 0 100 22.5 20.5
// frame bare: 0 160 94 32
// notes: A switch and a stepper have the baselines of their texts at their top edge: a text
//   beside them hangs above. Without its label a control keeps its own size. Also
//   ios/stepper/basic. Rows: 16 + 30, 12, 30, 12, 16 + 32, 12, 32 = 192 of 200. The recording
//   machine set lines of text styles higher than most do (a body line 24.5 instead of 20.5), so
//   what a line is part of is derived from the same sums with the usual line.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Toggle("Hg", isOn: .constant(true)).accessibilityIdentifier("switch")
        Text("Hg").accessibilityIdentifier("word")
      }
      Toggle("Enabled", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("alone")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text("Hg").accessibilityIdentifier("label")
        Stepper("Hg", value: .constant(3)).accessibilityIdentifier("stepper")
      }
      Stepper("Quantity: 3", value: .constant(3)).labelsHidden().accessibilityIdentifier("bare")
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
