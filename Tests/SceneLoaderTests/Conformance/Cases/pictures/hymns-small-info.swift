// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/
//   SongInfoView.test_songInfoView-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 18.2 simulator, as high as the view asks at 390, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x41
// tolerance: 1
// text Category: 73.61 10.38 70.80 any
// text Worship of the Father: 151.93 -0.07 156.47 any
// text The Son's Redemption: 151.93 21.43 164.86 any
// size whole: 390 41
// notes: The picture is as high as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Text("Category").font(.callout).bold()
      VStack(alignment: .leading) {
        NavigationLink(value: 1) { Text("Worship of the Father").font(.callout) }
        NavigationLink(value: 2) { Text("The Son's Redemption").font(.callout) }
      }
    }
    .frame(width: 390).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("whole")
  }
}
