// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/
//   SimpleSettingView.with-subtitle-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 18.2 simulator, as high as the view asks at 390, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x71
// tolerance: 1
// text Theme: 137.43 16.09 50.47 any
// text Using system theme: 137.54 40.79 114.76 any
// size whole: 390 71
// notes: The picture is as high as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Button(
      action: {},
      label: {
        VStack(alignment: .leading, spacing: 5) {
          Text("Theme").font(.callout)
          Text("Using system theme").font(.caption)
        }
      }
    ).padding()
      .frame(width: 390).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier(
        "whole")
  }
}
