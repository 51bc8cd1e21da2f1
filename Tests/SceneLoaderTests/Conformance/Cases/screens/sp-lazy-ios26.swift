// source: https://github.com/StanfordSpezi/SpeziViews@236fd063407a
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests+Texts/lazyText.iphone-regular.png
// observed: Apple SwiftUI, iOS 26 simulator (iPhone 17 Pro, Xcode 26), ViewImageConfig iPhone 13
//   Pro, type size medium, 3x
// confidence: observed
// platform: ios 26
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame line130: -0.14 2.56 327.27 any
// frame line131: 0.14 23.9 141.06 any
// frame line132: 0.2 45.87 83.45 any
// frame line133: -0.14 66.9 327.27 any
// frame line134: 0.14 88.23 141.06 any
// frame line135: 0.2 109.87 83.45 any
// frame line136: -0.14 130.9 327.27 any
// frame line137: 0.14 152.23 141.06 any
// frame line138: 0.2 173.87 83.45 any
// frame line139: -0.14 194.9 327.27 any
// frame line140: 0.14 216.23 141.06 any
// frame line141: 0.2 237.87 83.45 any
// frame line142: -0.14 258.9 327.27 any
// frame line143: 0.14 280.23 141.06 any
// frame line144: 0.2 301.87 83.45 any
// frame line145: -0.14 322.9 327.27 any
// frame line146: 0.14 344.23 141.06 any
// frame line147: 0.2 365.87 83.45 any
// frame line148: -0.14 386.9 327.27 any
// frame line149: 0.14 408.23 141.06 any
// frame line150: 0.2 429.87 83.45 any
// frame line151: -0.14 450.9 327.27 any
// frame line152: 0.14 472.23 141.06 any
// frame line153: 0.2 493.87 83.45 any
// frame line154: -0.14 514.9 327.27 any
// frame line155: 0.14 536.23 141.06 any
// frame line156: 0.2 557.87 83.45 any
// frame line157: -0.14 578.9 327.27 any
// frame line158: 0.14 600.23 141.06 any
// frame line159: 0.2 621.87 83.45 any
// frame line160: -0.14 642.9 327.27 any
// frame line161: 0.14 664.23 141.06 any
// frame line162: 0.2 685.87 83.45 any
// frame line163: -0.14 706.9 327.27 any
// frame line164: 0.14 728.23 141.06 any
// frame line165: 0.2 749.87 83.45 any
// frame line166: -0.14 770.9 327.27 any
// frame line167: 0.14 792.23 141.06 any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    LazyVStack(alignment: .leading) {
      ForEach(0..<300) { index in
        Text(
          ["Clean Code", "A Handbook of Agile Software Craftsmanship", "by Robert C. Martin"][
            index % 3]
        ).multilineTextAlignment(.leading).accessibilityIdentifier(
          index >= 130 && index <= 167 ? "line\(index)" : "")
      }
    }
  }
}
