// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/ios/form/basic
// observed: Apple SwiftUI on an iPhone SE simulator, iOS 26.0
// confidence: derived
// platform: ios 26 @2x
// container: 320x520
// tolerance: 0.02
// frame name: 32 55.5 256 22
// frame toggle: 32 108.25 256 20.5
// frame picker: 32 218.25 256 20.5
// frame stepper: 32 270.25 256 20.5
// frame slider: 32 321.5 256 31
// frame button: 32 383.25 37 20.5
// notes: In a form's row a switch, a stepper and a menu are as high as their label's line and
//   the control lies over it; a slider has no label and makes its row 61 high. Rows as in ios-
//   cards. The recording machine set lines of text styles higher than most do (a body line 24.5
//   instead of 20.5), so what a line is part of is derived from the same sums with the usual line.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: .constant("Ada")).accessibilityIdentifier("name")
        Toggle("Notifications", isOn: .constant(true)).accessibilityIdentifier("toggle")
      }
      Section("Preferences") {
        Picker("Flavour", selection: .constant("Vanilla")) {
          Text("Vanilla").tag("Vanilla")
          Text("Chocolate").tag("Chocolate")
        }
        .accessibilityIdentifier("picker")
        Stepper("Quantity: 3", value: .constant(3)).accessibilityIdentifier("stepper")
        Slider(value: .constant(0.5)) { Text("Volume") }.accessibilityIdentifier("slider")
        Button("Save") {}.accessibilityIdentifier("button")
      }
    }
  }
}
