// source: https://github.com/stadiamaps/ferrostar, snapshots of
//   SpeedLimitViewTests/testUSStyleSpeedLimitViews.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.3), 430x932 view, 3x
// confidence: observed
// platform: ios 26
// container: 430x932
// tolerance: 1
// frame plate: 185 424 60 84
// text 50: 201.23 462.27 27.99 any
// text mph: 202.77 488.2 24.12 any
// notes: A text by its ink, an area by its edges; half a point off at most.
import SwiftUI
struct ContentView: View {
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8).foregroundColor(.white).frame(width: 60, height: 84)
        .accessibilityIdentifier("plate")
      VStack {
        Text("Speed Limit").font(.caption.bold()).multilineTextAlignment(.center).lineLimit(2)
          .minimumScaleFactor(0.6).padding(.horizontal, 2)
        Text("50").font(.title2.bold()).minimumScaleFactor(0.4).padding(.horizontal, 2)
        Text("mph").font(.caption2.bold()).foregroundStyle(.secondary).minimumScaleFactor(0.6)
          .padding(.horizontal, 2)
      }
      .frame(width: 52, height: 76)
    }
  }
}
