// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/SearchBar.inactive-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 18.2 simulator, as high as the view asks at 390, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x70
// tolerance: 1
// frame field: 16.00 16.00 358.00 38.00
// text Search by numbers or words: 28.06 24.85 218.37 any
// size whole: 390 70
// notes: The picture is as high as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      HStack {
        TextField("Search by numbers or words", text: .constant("")).padding(.leading, 6)
      }
      .padding(EdgeInsets(top: 8, leading: 6, bottom: 8, trailing: 6)).accessibilityIdentifier(
        "field")
    }.padding()
      .frame(width: 390).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier(
        "whole")
  }
}
