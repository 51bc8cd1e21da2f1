// source: https://github.com/gonzalezreal/swift-markdown-ui, snapshots of
//   Tests/MarkdownUITests/__Snapshots__/MarkdownTests/testParagraphs.1.png
// observed: Apple SwiftUI, iOS 17 simulator, 375x667 view (iPhone 8), 2x
// confidence: observed
// platform: ios 17 @2x
// container: 375x667
// safe area: 20 0 0 0
// type size: medium
// tolerance: 1
// frame column: 17.5 238.5 340 210
// notes: The column has a border, its frame; the text is 16 points in size with 2.4 between
//   lines.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(0..<2) { _ in
        Text(
          "The sky above the port was the color of television, tuned to a "
            + "dead channel.")
        Text(
          "It was a bright cold day in April, and the clocks were striking "
            + "thirteen.")
      }
    }
    .font(.system(size: 16)).lineSpacing(2.4).accessibilityIdentifier("column")
    .padding()
    .multilineTextAlignment(.leading)
  }
}
