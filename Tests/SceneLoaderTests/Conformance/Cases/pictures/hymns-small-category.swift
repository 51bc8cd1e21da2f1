// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/SubcategoryView.default-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 18.2 simulator, as high as the view asks at 390, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x52.5
// tolerance: 1
// text His Worship: 15.64 15.85 92.30 any
// text 5: 363.90 16.28 10.53 any
// size whole: 390 52.5
// notes: The picture is as high as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Text("His Worship")
      Spacer()
      Text("5")
    }.padding()
      .frame(width: 390).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier(
        "whole")
  }
}
