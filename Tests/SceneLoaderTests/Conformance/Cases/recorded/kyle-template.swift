// source: https://github.com/Kyle-Ye/SwiftUIViewDebug Resources/example.json (SwiftUI._ViewDebug
//   data: SwiftUI's own position and size of every view)
// observed: Apple SwiftUI, iOS 17, 3x, 428x926 (safe area 428x845: top 47, bottom 34)
// confidence: observed
// platform: ios 17
// container: 428x845
// tolerance: 0.34
// frame stack: 166.667 399.5 94.667 46
// frame globe: 201.167 399.5 25.667 25.667
// frame text: 166.667 425.167 94.667 20.333
// notes: Xcode's template. globe at large scale is 25.667 square; NO gap between a symbol and the
//   text below it, where other views get desc + 0.1 L.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Image(systemName: "globe").imageScale(.large).accessibilityIdentifier("globe")
      Text("Hello, world!").accessibilityIdentifier("text")
    }
    .accessibilityIdentifier("stack")
  }
}
