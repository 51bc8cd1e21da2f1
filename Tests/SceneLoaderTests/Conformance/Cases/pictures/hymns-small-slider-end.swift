// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/AudioSlider.end-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 18.2 simulator, as high as the view asks at 390, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x81
// tolerance: 1
// size whole: 390 81
// notes: The picture is as high as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Slider(value: .constant(0), in: 0...100, label: { Text("Progress") })
      HStack {
        Text("01:40").font(.subheadline)
        Spacer()
        Text("01:40").font(.subheadline)
      }
    }.padding()
      .frame(width: 390).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier(
        "whole")
  }
}
