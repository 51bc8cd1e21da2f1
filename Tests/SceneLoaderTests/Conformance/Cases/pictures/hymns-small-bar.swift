// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/
//   DisplayHymnToolbar.missing-favorite-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 18.2 simulator, as high as the view asks at 390, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x51
// tolerance: 1
// text Cup of Christ: 145.06 15.35 107.86 any
// size whole: 390 51
// notes: The picture is as high as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Button(action: {}, label: { Image(systemName: "chevron.left").padding() })
      Spacer()
      Text("Cup of Christ").fontWeight(.bold)
      Spacer()
      HStack {
        Button(action: {}, label: { Image(systemName: "magnifyingglass") })

      }.padding(.vertical).padding(.trailing)
    }
    .frame(width: 390).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("whole")
  }
}
