// source: https://github.com/stadiamaps/ferrostar, snapshots of
//   NavigationUIBannerViewTests/testLoadingBanner.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.3), 430x932 view, 3x
// confidence: observed
// platform: ios 26
// container: 430x932
// tolerance: 1
// frame banner: 145.33 448 139.33 36.33
// text Rerouting...: 184.97 455.7 86.79 any
// notes: A text by its ink, an area by its edges; half a point off at most.
import SwiftUI
struct ContentView: View {
  var body: some View {
    HStack {
      Image(systemName: "hourglass.circle.fill"); Text("Rerouting...")
    }
    .padding(.vertical, 8).padding(.horizontal, 12).background(Color.white).clipShape(Capsule())
    .accessibilityIdentifier("banner")
  }
}
