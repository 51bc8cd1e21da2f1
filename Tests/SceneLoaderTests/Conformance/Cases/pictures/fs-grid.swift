// source: https://github.com/stadiamaps/ferrostar, snapshots of
//   InnerGridViewTests/testFullView.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.3), 430x932 view, 3x
// confidence: observed
// platform: ios 26
// container: 430x932
// tolerance: 1
// frame topLeading: 16 16 64 64
// frame leading: 16 88 64 756
// frame bottomLeading: 16 852 64 64
// frame top: 151.33 16 127.33 438
// frame bottom: 151.33 478 127.33 438
// frame topTrailing: 286.67 16 127.33 64
// frame trailing: 286.67 88 127.33 756
// frame bottomTrailing: 286.67 852 127.33 64
// notes: A text by its ink, an area by its edges; half a point off at most.
import SwiftUI
struct ContentView: View {
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Rectangle().frame(width: 64, height: 64).accessibilityIdentifier("topLeading")
        Spacer()
        Rectangle().frame(width: 64).accessibilityIdentifier("leading")
        Spacer()
        Rectangle().frame(width: 64, height: 64).accessibilityIdentifier("bottomLeading")
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      VStack {
        Rectangle().accessibilityIdentifier("top")
        Spacer()
        Spacer()
        Spacer()
        Rectangle().accessibilityIdentifier("bottom")
      }.frame(maxWidth: .infinity, maxHeight: .infinity)
      VStack(alignment: .trailing) {
        Rectangle().frame(height: 64).accessibilityIdentifier("topTrailing")
        Spacer()
        Rectangle().accessibilityIdentifier("trailing")
        Spacer()
        Rectangle().frame(height: 64).accessibilityIdentifier("bottomTrailing")
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    }
    .frame(maxWidth: .infinity).padding()
  }
}
