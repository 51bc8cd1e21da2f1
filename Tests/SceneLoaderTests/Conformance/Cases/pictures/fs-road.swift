// source: https://github.com/stadiamaps/ferrostar, snapshots of
//   CurrentRoadViewTests/testDefaultCurrentRoadView.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.3), 430x932 view, 3x
// confidence: observed
// platform: ios 26
// container: 430x932
// tolerance: 1
// text Sesame Street: 159.44 456.29 110.96 any
// notes: A text by its ink, an area by its edges; half a point off at most.
import SwiftUI
struct ContentView: View {
  var body: some View {
    Text("Sesame Street").font(.callout.bold())
      .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)).background(Color.blue)
      .accessibilityIdentifier("road")
  }
}
