// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/SearchBar.active-iPhone-16-Pro.png
// observed: Apple SwiftUI, iOS 18.2 simulator, as high as the view asks at 390, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x70
// tolerance: 1
// frame field: 16.00 16.00 300.00 38.00
// text Search by numbers or words: 66.56 24.85 218.37 any
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
        TextField("Search by numbers or words", text: .constant(""))
      }
      .padding(EdgeInsets(top: 8, leading: 6, bottom: 8, trailing: 6)).accessibilityIdentifier(
        "field")
      Button("Cancel") {}.font(.system(size: 16))
    }.padding()
      .frame(width: 390).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier(
        "whole")
  }
}
