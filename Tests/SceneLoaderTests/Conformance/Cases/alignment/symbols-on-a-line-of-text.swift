// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/symbol/catalog-17
// observed: Apple SwiftUI on macOS 26.2
// confidence: derived
// platform: mac 26
// container: 400x100
// tolerance: 0.02
// frame word: 119.5 40 31.5 20
// frame xmark: 159 42 17.5 15.5
// frame plus: 184.5 42 18 16
// frame chevron: 210.5 41.5 12.5 16.5
// frame folder: 231 41 23 17.5
// frame dots: 262 47 18.5 5.5
// notes: A symbol is centred on the capital letters of its line: its text baseline lies half its
//   height and half the capitals' (5.99) below its top, rounded up to a pixel. Heights above the
//   baseline as recorded in five rows of a catalogue; the row here is this case's own: 31.5 + 17.5
//   + 18 + 12.5 + 23 + 18.5 and five gaps of 8 are 161, (400 - 161) / 2 = 119.5.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text("Star").accessibilityIdentifier("word")
      Image(systemName: "xmark").accessibilityIdentifier("xmark")
      Image(systemName: "plus").accessibilityIdentifier("plus")
      Image(systemName: "chevron.right").accessibilityIdentifier("chevron")
      Image(systemName: "folder").accessibilityIdentifier("folder")
      Image(systemName: "ellipsis").accessibilityIdentifier("dots")
    }
    .font(.system(size: 17))
  }
}
