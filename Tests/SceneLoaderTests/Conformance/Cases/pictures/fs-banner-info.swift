// source: https://github.com/stadiamaps/ferrostar, snapshots of
//   NavigationUIBannerViewTests/testInfoBanner.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.3), 430x932 view, 3x
// confidence: observed
// platform: ios 26
// container: 430x932
// tolerance: 1
// frame banner: 121.33 448 187.33 36.33
// text Something Useful: 160.73 456.02 135.97 any
// notes: A text by its ink, an area by its edges; half a point off at most.
import SwiftUI
struct ContentView: View {
  var body: some View {
    HStack {
      Image(systemName: "info.circle.fill"); Text("Something Useful")
    }
    .padding(.vertical, 8).padding(.horizontal, 12).background(Color.white).clipShape(Capsule())
    .accessibilityIdentifier("banner")
  }
}
