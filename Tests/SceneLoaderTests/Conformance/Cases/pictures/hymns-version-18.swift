// source: https://github.com/HymnalDreamTeam/Hymns-iOS, snapshots of
//   HymnsSnapshotTests/__Snapshots__/18.2/PreviewTests/VersionView_0-iPhone-16-Pro.1.png
// observed: Apple SwiftUI, iOS 18.2 simulator, 390x844 view without safe area, 2x
// confidence: observed
// platform: ios 18 @2x
// container: 390x844
// type size: medium
// tolerance: 1
// text Version information: 51.93 14.34 153.36 any
// text Release version: 15.70 74.09 114.09 any
// text 1.0.0: 340.93 74.04 32.96 any
// text Build version: 15.70 133.59 93.59 any
// text 12: 357.93 133.29 16.46 any
// text iOS version: 15.70 193.09 83.09 any
// text 13.0: 344.43 193.04 29.46 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button(action: {}, label: { Image(systemName: "chevron.left").padding() })
        Text("Version information").font(.body).fontWeight(.bold)
        Spacer()
      }
      row("Release version", "1.0.0")
      row("Build version", "12")
      row("iOS version", "13.0")
      Spacer()
    }
  }
}
func row(_ title: String, _ value: String) -> some View {
  HStack {
    Text(title); Spacer(); Text(value)
  }.padding()
}
