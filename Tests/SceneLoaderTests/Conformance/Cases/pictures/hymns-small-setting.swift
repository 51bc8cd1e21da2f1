// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/
//   SimpleSettingView.no-subtitle-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 18.2 simulator, as high as the view asks at 390, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x51.5
// tolerance: 1
// text Privacy policy: 144.70 15.68 100.70 any
// size whole: 390 51.5
// notes: The picture is as high as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Button(
      action: {},
      label: {
        VStack(alignment: .leading, spacing: 5) {
          Text("Privacy policy").font(.callout)

        }
      }
    ).padding()
      .frame(width: 390).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier(
        "whole")
  }
}
