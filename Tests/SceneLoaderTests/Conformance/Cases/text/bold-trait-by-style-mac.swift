// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/text/bold-trait
// observed: Apple SwiftUI on macOS 26.2
// confidence: derived
// platform: mac 26
// container: 300x260
// tolerance: 0.02
// size plain: 29.5 20
// size largeTitle: 55 20
// size title: 46.5 20
// size title2: 37 20
// size title3: 32.5 20
// size headline: 30.5 20
// size subheadline: 25 20
// size body: 28.5 20
// size bodyFont: 28.5 20
// size bodyWeight: 29.5 20
// size callout: 26.5 20
// size footnote: 23 20
// size caption: 22.5 20
// notes: `bold()` makes most styles semibold, titles bold, headlines heavy and captions medium.
//   The widths are as recorded; the heights are the frames' own, since the recording machine set
//   styled lines higher than most do.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Bold").bold().frame(height: 20).accessibilityIdentifier("plain")
      Text("Bold").font(.largeTitle).bold().frame(height: 20).accessibilityIdentifier("largeTitle")
      Text("Bold").font(.title).bold().frame(height: 20).accessibilityIdentifier("title")
      Text("Bold").font(.title2).bold().frame(height: 20).accessibilityIdentifier("title2")
      Text("Bold").font(.title3).bold().frame(height: 20).accessibilityIdentifier("title3")
      Text("Bold").font(.headline).bold().frame(height: 20).accessibilityIdentifier("headline")
      Text("Bold").font(.subheadline).bold().frame(height: 20).accessibilityIdentifier(
        "subheadline")
      Text("Bold").font(.body).bold().frame(height: 20).accessibilityIdentifier("body")
      Text("Bold").font(.body.bold()).frame(height: 20).accessibilityIdentifier("bodyFont")
      Text("Bold").font(.body.weight(.bold)).frame(height: 20).accessibilityIdentifier("bodyWeight")
      Text("Bold").font(.callout).bold().frame(height: 20).accessibilityIdentifier("callout")
      Text("Bold").font(.footnote).bold().frame(height: 20).accessibilityIdentifier("footnote")
      Text("Bold").font(.caption).bold().frame(height: 20).accessibilityIdentifier("caption")
    }
  }
}
