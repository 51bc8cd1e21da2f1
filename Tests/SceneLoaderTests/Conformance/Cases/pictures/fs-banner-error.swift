// source: https://github.com/stadiamaps/ferrostar, snapshots of
//   NavigationUIBannerViewTests/testErrorBanner.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.3), 430x932 view, 3x
// confidence: observed
// platform: ios 26
// container: 430x932
// tolerance: 1
// frame banner: 107.33 448 215.67 36.33
// text No Location Available: 148.3 456.27 162.46 any
// notes: A text by its ink, an area by its edges; half a point off at most.
import SwiftUI
struct ContentView: View {
  var body: some View {
    HStack {
      Image(systemName: "exclamationmark.triangle"); Text("No Location Available")
    }
    .padding(.vertical, 8).padding(.horizontal, 12).background(Color.white).clipShape(Capsule())
    .accessibilityIdentifier("banner")
  }
}
