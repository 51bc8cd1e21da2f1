// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/
//   ScriptureSongView.default-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 18.2 simulator, as high as the view asks at 390, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x52.5
// tolerance: 1
// text And we have the prophetic word: 114.40 16.10 245.96 any
// size whole: 390 52.5
// notes: The picture is as high as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Text("1:19").frame(width: 60, alignment: .trailing).font(.caption).padding(.trailing)
      Text("And we have the prophetic word").frame(alignment: .leading)
    }.padding()
      .frame(width: 390).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier(
        "whole")
  }
}
