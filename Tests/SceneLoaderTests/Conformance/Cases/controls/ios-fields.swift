// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/ios/textfield/basic
// observed: Apple SwiftUI on an iPhone SE simulator, iOS 26.0
// confidence: derived
// platform: ios 26 @2x
// container: 320x200
// tolerance: 0.02
// size plain: 320 22
// size rounded: 320 34
// size secure: 320 34
// notes: A plain field is a point and a half higher than its line, up to a pixel; one with a
//   rounded border 34 at least. The recording machine set lines of text styles higher than most do
//   (a body line 24.5 instead of 20.5), so what a line is part of is derived from the same sums
//   with the usual line.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Placeholder", text: .constant("Hello")).accessibilityIdentifier("plain")
      TextField("Placeholder", text: .constant("")).textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("rounded")
      SecureField("Password", text: .constant("secret"))
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("secure")
    }
  }
}
