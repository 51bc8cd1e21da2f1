// source: https://github.com/stadiamaps/ferrostar, snapshots of
//   OffRouteBannerViewTests/testOffRouteBannerViewCustomLargeMessage.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.3), 430x932 view, 3x
// confidence: observed
// platform: ios 26
// container: 430x932
// tolerance: 1
// frame banner: 16 395 398 142.33
// notes: A text by its ink, an area by its edges; half a point off at most.
import SwiftUI
struct ContentView: View {
  var body: some View {
    HStack {
      Text(
        "You are off route, a re-route may be underway but you may also be able"
          + " to return to the route if you have no data."
      ).font(.title2.bold()).padding(); Spacer()
    }.background(Color.white).accessibilityIdentifier("banner").padding()
  }
}
