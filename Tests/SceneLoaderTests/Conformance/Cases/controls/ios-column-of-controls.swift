// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/ios/layout/controls
// observed: Apple SwiftUI on an iPhone SE simulator, iOS 26.0
// confidence: derived
// platform: ios 26 @2x
// container: 320x480
// tolerance: 0.02
// frame above: 140.5 65.99487 39 20.5
// frame switch: 0 97.30396 320 30
// frame plain: 148.25 133.90454 23.5 20.5
// frame bordered: 112.5 162.40454 95 34.5
// frame field: 0 204.90454 320 22
// frame rounded: 0 234.90454 320 34
// frame slider: 0 276.90454 320 31
// frame stepper: 0 315.90454 320 32
// frame segments: 0 355.90454 320 31
// frame below: 140.5 393.50513 39 20.5
// notes: Controls keep the plain 8 between them and let a text's own distances win: below a text
//   its height and a tenth of it (up to a pixel) less its capitals (10.8091), above one a tenth
//   and its descent (6.6006). A borderless button takes its label's distance above and the plain 8
//   below. The recording machine set lines of text styles higher than most do (a body line 24.5
//   instead of 20.5), so what a line is part of is derived from the same sums with the usual line.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Hello").accessibilityIdentifier("above")
      Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("switch")
      Button("OK") {}.accessibilityIdentifier("plain")
      Button("Bordered") {}.buttonStyle(.bordered).accessibilityIdentifier("bordered")
      TextField("Placeholder", text: .constant("Hello")).accessibilityIdentifier("field")
      TextField("Placeholder", text: .constant("Hello"))
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("rounded")
      Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
      Stepper("Quantity: 3", value: .constant(3)).accessibilityIdentifier("stepper")
      Picker("Size", selection: .constant(1)) {
        Text("Small").tag(1)
        Text("Medium").tag(2)
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("segments")
      Text("Hello").accessibilityIdentifier("below")
    }
  }
}
