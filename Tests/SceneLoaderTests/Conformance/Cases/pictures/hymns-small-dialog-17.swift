// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/17.5/PreviewTests/
//   SongInfoDialogView.regular-values-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 17.5 simulator, as high as the view asks at 390, 2x
// confidence: observed
// platform: ios 17 @2x
// container: 390x141.5
// tolerance: 1
// text Category: 66.61 15.38 70.80 any
// text Worship of the Father: 144.93 15.43 156.47 any
// text Subcategory: 66.61 49.93 97.80 any
// text As the Source of Life: 172.43 50.34 150.47 any
// text Author: 66.93 95.59 51.97 any
// text Will Jeng: 126.43 84.43 66.46 any
// text Titus Ting: 126.43 105.93 71.96 any
// size whole: 390 141.5
// notes: The picture is as high as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 15) {
      info("Category", ["Worship of the Father"])
      info("Subcategory", ["As the Source of Life"])
      info("Author", ["Will Jeng", "Titus Ting"])
    }.padding().accessibilityIdentifier("dialog")
      .frame(width: 390).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier(
        "whole")
  }
}
func info(_ label: String, _ values: [String]) -> some View {
  HStack {
    Text(label).font(.callout).bold()
    VStack(alignment: .leading) {
      ForEach(values, id: \.self) { value in
        NavigationLink(value: value) { Text(value).font(.callout) }
      }
    }
  }
}
