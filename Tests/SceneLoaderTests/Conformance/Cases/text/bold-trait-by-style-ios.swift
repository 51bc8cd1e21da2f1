// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/ios/text/bold-trait
// observed: Apple SwiftUI on an iPhone SE simulator, iOS 26.0
// confidence: derived
// platform: ios 26 @2x
// container: 320x480
// tolerance: 0.02
// size largeTitle: 166 20
// size title: 57.5 20
// size title2: 63.5 20
// size title3: 57.5 20
// size headline: 70.5 20
// size subheadline: 89 20
// size body: 41 20
// size callout: 54 20
// size footnote: 57 20
// size caption: 46 20
// size caption2: 53 20
// notes: `bold()` makes large titles and titles bold and every other style semibold. The widths
//   are as recorded; the heights are the frames' own.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Large Title").font(.largeTitle).bold().frame(height: 20).accessibilityIdentifier(
        "largeTitle")
      Text("Title").font(.title).bold().frame(height: 20).accessibilityIdentifier("title")
      Text("Title 2").font(.title2).bold().frame(height: 20).accessibilityIdentifier("title2")
      Text("Title 3").font(.title3).bold().frame(height: 20).accessibilityIdentifier("title3")
      Text("Headline").font(.headline).bold().frame(height: 20).accessibilityIdentifier("headline")
      Text("Subheadline").font(.subheadline).bold().frame(height: 20).accessibilityIdentifier(
        "subheadline")
      Text("Body").font(.body).bold().frame(height: 20).accessibilityIdentifier("body")
      Text("Callout").font(.callout).bold().frame(height: 20).accessibilityIdentifier("callout")
      Text("Footnote").font(.footnote).bold().frame(height: 20).accessibilityIdentifier("footnote")
      Text("Caption").font(.caption).bold().frame(height: 20).accessibilityIdentifier("caption")
      Text("Caption 2").font(.caption2).bold().frame(height: 20).accessibilityIdentifier("caption2")
    }
  }
}
