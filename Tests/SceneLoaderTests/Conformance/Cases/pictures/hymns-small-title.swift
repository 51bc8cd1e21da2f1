// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/
//   CustomTitle.test_customTitle-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 18.2 simulator, as high as the view asks at 390, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x66
// tolerance: 1
// text Favorites: 16.15 16.11 120.91 any
// size whole: 390 66
// notes: The picture is as high as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Text("Favorites").padding().font(Font.title.weight(.bold)); Spacer()
    }
    .frame(width: 390).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("whole")
  }
}
