// source: https://github.com/stadiamaps/ferrostar, snapshots of
//   TripProgressViewWithButtonTests/testTripProgressViewDefaultTheme.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.3), 430x932 view, 3x
// confidence: observed
// platform: ios 26
// container: 430x932
// tolerance: 1
// frame bar: 0 434.33 430 63.33
// text 2m: 195.23 452.77 33.54 any
// frame exit: 368.67 442.33 49.33 47.33
// notes: A text by its ink, an area by its edges; half a point off at most.
import SwiftUI
struct ContentView: View {
  var body: some View {
    HStack {
      VStack { Text("10:02 PM").font(.title2.bold()).minimumScaleFactor(0.6).lineLimit(1) }
      VStack {
        Text("2m").font(.title2.bold()).minimumScaleFactor(0.6).lineLimit(1).frame(
          maxWidth: .infinity)
      }
      VStack { Text("400 ft").font(.title2.bold()).minimumScaleFactor(0.6).lineLimit(1) }
      Button {
      } label: {
        Image(systemName: "xmark")
      }.padding().background(Color.gray).clipShape(Capsule()).accessibilityIdentifier("exit")
    }
    .padding(.leading, 32).padding(.trailing, 12).padding(.vertical, 8).background(Color.white)
    .accessibilityIdentifier("bar")
  }
}
