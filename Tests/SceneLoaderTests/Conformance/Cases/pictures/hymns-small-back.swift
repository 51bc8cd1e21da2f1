// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/TitleWithBackButton_0-iPhone-16-Pro.1.png
// observed: Apple SwiftUI, iOS 18.2 simulator, as high as the view asks at 390, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x49
// tolerance: 1
// text Custom Title: 52.06 14.10 104.36 any
// size whole: 390 49
// notes: The picture is as high as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Button(action: {}, label: { Image(systemName: "chevron.left").padding() })
      Text("Custom Title").font(.body).fontWeight(.bold)
      Spacer()
    }
    .frame(width: 390).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("whole")
  }
}
