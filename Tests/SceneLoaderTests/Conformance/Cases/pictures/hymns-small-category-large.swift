// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/
//   SubcategoryView.accessibility-size-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 18.2 simulator, as high as the view asks at 390, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x66
// type size: accessibility1
// tolerance: 1
// text His Worship (5): 101.65 15.97 any any
// size whole: 390 66
// notes: The picture is as high as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("His Worship (5)").fixedSize(horizontal: false, vertical: true)
      .padding()
      .frame(width: 390).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier(
        "whole")
  }
}
