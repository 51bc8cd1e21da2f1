// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/ios/picker/basic
// observed: Apple SwiftUI on an iPhone SE simulator, iOS 26.0
// confidence: derived
// platform: ios 26 @2x
// container: 320x240
// tolerance: 0.02
// size apple: 84.5 36.5
// size banana: 97 36.5
// size segments: 320 31
// notes: A menu's button is the chosen option and 40 points wide, 16 high around it (44.5 and 57
//   of text); its label is not shown. Segments fill the width, 31 high. The recording machine set
//   lines of text styles higher than most do (a body line 24.5 instead of 20.5), so what a line is
//   part of is derived from the same sums with the usual line.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Picker("Fruit", selection: .constant(1)) {
        Text("Apple").tag(1)
        Text("Banana").tag(2)
      }
      .accessibilityIdentifier("apple")
      Picker("Fruit", selection: .constant("Banana")) {
        ForEach(["Apple", "Banana"], id: \.self) { Text($0) }
      }
      .accessibilityIdentifier("banana")
      Picker("Size", selection: .constant(2)) {
        Text("Small").tag(1)
        Text("Medium").tag(2)
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("segments")
    }
  }
}
