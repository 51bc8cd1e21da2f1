// source: https://github.com/stadiamaps/ferrostar, snapshots of
//   OffRouteBannerViewTests/testOffRouteBannerView.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.3), 430x932 view, 3x
// confidence: observed
// platform: ios 26
// container: 430x932
// tolerance: 1
// frame banner: 16 437 398 58.33
// text Return to the Route: 31.57 453.34 198.65 any
// notes: A text by its ink, an area by its edges; half a point off at most.
import SwiftUI
struct ContentView: View {
  var body: some View {
    HStack {
      Text("Return to the Route").font(.title2.bold()).padding(); Spacer()
    }.background(Color.white).accessibilityIdentifier("banner").padding()
  }
}
