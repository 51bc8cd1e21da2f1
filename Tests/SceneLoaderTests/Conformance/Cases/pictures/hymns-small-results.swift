// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/
//   MultiSongResultView.test_multiSongResultView-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 18.2 simulator, as high as the view asks at 390, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x45
// tolerance: 1
// size whole: 390 45
// notes: The picture is as high as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text("Hymn 255").font(.caption).fontWeight(.bold).padding(.horizontal, 8).padding(
          .vertical, 2
        ).accessibilityIdentifier("one")
        Text("Songbase 442").font(.caption).fontWeight(.bold).padding(.horizontal, 8).padding(
          .vertical, 2
        ).accessibilityIdentifier("two")
      }
      Text("O Lord, breathe Thy Spirit on me")
    }.padding(.vertical, 1)
      .frame(width: 390).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier(
        "whole")
  }
}
