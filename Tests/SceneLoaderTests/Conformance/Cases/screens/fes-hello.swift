// source: https://github.com/fespinoza/sample-json-app@3a7811d0edff
//   SampleProjectTests/__Snapshots__/HelloWorldViewTests/testView.1.png
// observed: Apple SwiftUI, iOS 17 simulator (Xcode 15.3, April 2024), ViewImageConfig iPhone 13
//   Pro, type size medium, 3x
// confidence: observed
// platform: ios 17
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame hello: 150.14 any any any
// notes: The whole stands 3.4 lower in the picture than centred between 47 and 34; horizontal
//   places only.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Image(systemName: "globe").imageScale(.large).accessibilityIdentifier("globe")
      Text("Hello, world!").accessibilityIdentifier("hello")
    }
    .padding()
  }
}
