// source: https://github.com/stadiamaps/ferrostar, snapshots of
//   ManeuverInstructionViewTests/testFerrostarInstruction.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.3), 430x932 view, 3x
// confidence: observed
// platform: ios 26
// container: 430x932
// tolerance: 1
// frame row: 0 436.67 430 59
// notes: A text by its ink, an area by its edges; half a point off at most.
import SwiftUI
struct ContentView: View {
  var body: some View {
    HStack {
      Color.blue.frame(width: 24, height: 24).frame(width: 64)
      VStack(alignment: .leading) {
        Text("500 ft").font(.title.bold())
        Text("Merge Left").lineLimit(2).font(.title3)
      }
      Spacer(minLength: 0)
    }.background(Color.white).accessibilityIdentifier("row")
  }
}
