// source: https://github.com/gonzalezreal/textual/tree/01b51875a5406eefc95f52a058cb059e7bc94dc4
//   Tests/TextualTests/StructuredText/__Snapshots__, HeadingTests/defaultStyle.1.png,
//   OrderedListTests/decimalList.1.png, TableTests/table.1.png, BlockQuoteTests/defaultStyle.1.png
// observed: Apple SwiftUI, iOS 26 simulator (2026), 375x667 views, 3x
// confidence: observed
// platform: ios 26
// container: 375x667
// type size: medium
// tolerance: 1
// text The sky above the port was the color of: any any 286.29 any
// text television, tuned to a dead channel.: any any 256.84 any
// text It was a bright cold day in April, and the clocks: any any 335.49 any
// text were striking thirteen.: any any 157.18 any
// text — Groucho Marx: any any 122.56 any
// notes: Lines of 16 points by their ink; the last from its frame's edge, which an area shows.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("The sky above the port was the color of")
      Text("television, tuned to a dead channel.")
      Text("It was a bright cold day in April, and the clocks")
      Text("were striking thirteen.")
      Text("— Groucho Marx")
    }
  }
}
