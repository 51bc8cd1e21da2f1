// source: https://github.com/adamayoung/popcorn, snapshots of
//   Features/PersonCreditsFeature/Tests/PersonCreditsFeatureSnapshotTests/__Snapshots__/
//   PersonCreditsViewSnapshotTests/personCreditsView.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text Thunderbolts*: 124.10 209.09 108.64 any
// text Bucky Barnes: 123.86 230.10 88.59 any
// text Breaking Bad: 124.04 348.93 100.59 any
// text Walter White: 124.17 370.56 82.19 any
// text 2008: 124.50 389.46 33.95 any
// text Inception: 124.04 498.93 70.93 any
// text Cobb · Executive Producer: 123.88 520.72 any any
// text 2010: 124.50 539.46 31.28 any
// text Fight Club: 124.04 658.59 77.85 any
// text 1998: 124.17 680.13 32.62 any
// text Credits: 15.90 105.69 112.92 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        row("Thunderbolts*", "Bucky Barnes", nil)
        row("Breaking Bad", "Walter White", "2008")
        row("Inception", "Cobb · Executive Producer", "2010")
        row("Fight Club", nil, "1998")
      }
      .listStyle(.insetGrouped)
      .navigationTitle(Text("Credits"))
      .navigationBarTitleDisplayMode(.large)
    }
  }
}
func row(_ name: String, _ part: String?, _ year: String?) -> some View {
  Button {
  } label: {
    HStack(spacing: 12) {
      Color.gray.frame(width: 80, height: 120)
      VStack(alignment: .leading, spacing: 2) {
        Text(name).font(.headline)
        if let part { Text(part).font(.subheadline).foregroundStyle(.secondary) }
        if let year { Text(year).font(.subheadline).foregroundStyle(.secondary) }
      }
      Spacer()
    }
  }.buttonStyle(.plain)
}
