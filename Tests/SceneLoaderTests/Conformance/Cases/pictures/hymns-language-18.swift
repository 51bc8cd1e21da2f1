// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/
//   PreferredSearchLanguageView-no-tooltip-iPhone-16-Pro.1.png
// observed: Apple SwiftUI, iOS 18.2 simulator, 390x844 view without safe area, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x844
// type size: medium
// tolerance: 1
// text Preferred search language: 15.70 396.18 191.70 any
// text Language of hymns displayed when only a…: 15.62 421.19 any any
// text Spanish: 288.11 412.18 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 5) {
        Text("Preferred search language")
        Text(
          "Language of hymns displayed when only a number is entered into "
            + "the search bar."
        ).font(.caption)
      }
      Spacer()
      Picker("Preferred search language", selection: .constant(1)) {
        Text("Spanish").tag(1); Text("English").tag(2)
      }
    }.padding()
  }
}
