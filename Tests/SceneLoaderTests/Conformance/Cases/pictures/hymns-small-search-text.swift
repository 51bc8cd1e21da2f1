// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/
//   SearchBar.with-search-text-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 18.2 simulator, as high as the view asks at 390, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x70
// tolerance: 1
// frame field: 16.00 16.00 300.00 38.00
// text Who let the dogs out?: 66.40 25.35 167.02 any
// text Cancel: 324.11 25.59 50.19 any
// size whole: 390 70
// notes: The picture is as high as the view, in whole pixels.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      HStack {
        Button(action: {}, label: { Image(systemName: "textformat.abc") }).font(.system(size: 16))
          .padding(.leading, 6)
        TextField("Search by numbers or words", text: .constant("Who let the dogs out?"))
        Button(
          action: {}, label: { Image(systemName: "xmark.circle.fill").font(.system(size: 16)) })
      }
      .padding(EdgeInsets(top: 8, leading: 6, bottom: 8, trailing: 6)).accessibilityIdentifier(
        "field")
      Button("Cancel") {}.font(.system(size: 16))
    }.padding()
      .frame(width: 390).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier(
        "whole")
  }
}
