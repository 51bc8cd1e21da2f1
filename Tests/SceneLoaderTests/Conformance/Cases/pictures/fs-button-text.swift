// source: https://github.com/stadiamaps/ferrostar, snapshots of
//   NavigationUIButtonTests/testTextButton.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.3), 430x932 view, 3x
// confidence: observed
// platform: ios 26
// container: 430x932
// tolerance: 1
// frame button: 138 440 154.33 52.33
// notes: A text by its ink, an area by its edges; half a point off at most.
import SwiftUI
struct ContentView: View {
  var body: some View {
    Button {
    } label: {
      Text("Start Navigation")
    }.buttonStyle(Round()).accessibilityIdentifier("button")
  }
}
struct Round: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().background(Color.white).clipShape(Capsule()).frame(
      minWidth: 52, minHeight: 52)
  }
}
