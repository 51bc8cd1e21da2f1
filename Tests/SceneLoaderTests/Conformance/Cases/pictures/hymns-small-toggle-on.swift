// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/
//   RepeatChorusView.repeat-on-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 18.2 simulator, as high as the view asks at 390, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x88
// tolerance: 1
// text Repeat chorus: 15.64 16.10 111.30 any
// text For songs with only one chorus, repeat t…: 16.04 41.48 any any
// size whole: 390 88
// notes: The picture is as high as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Toggle(isOn: .constant(true)) {
      VStack(alignment: .leading, spacing: 5) {
        Text("Repeat chorus")
        Text(
          "For songs with only one chorus, repeat the chorus after every "
            + "verse."
        )
        .fixedSize(horizontal: false, vertical: true).font(.caption)
      }
    }.padding()
      .frame(width: 390).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier(
        "whole")
  }
}
