// source: https://github.com/adamayoung/popcorn, snapshots of
//   Features/TVSeasonDetailsFeature/Tests/TVSeasonDetailsFeatureSnapshotTests/__Snapshots__/
//   TVSeasonDetailsViewSnapshotTests/tvSeasonDetailsView.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text Here go four lines of words that say wha…: 31.88 187.06 any any
// text Episodes: 32.04 303.59 69.19 any
// text 1. Pilot: 180.10 350.25 49.31 any
// text Here go two lines of words, cut off afte…: 178.88 386.73 any any
// text 2. Cat's in the Bag…: 180.10 455.93 151.31 any
// text With two lines of words here as well, cut off.: 179.84 493.06 any any
// text Season 1: 15.90 108.57 any any
// text Breaking Bad: 15.77 145.70 71.12 any
// notes: A text by its ink, an area by its edges. The overviews are words of our own that take as
//   many lines.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        Section {
          Text(
            "Here go four lines of words that say what a season is about, as "
              + "long as those in the picture are, which is told by how many "
              + "lines they take of the width of a card, and no more than that."
          )
          .font(.subheadline).foregroundStyle(.secondary)
        }
        Section {
          row(
            "1. Pilot", "17 January 2008", "Here go two lines of words, cut off after the second.")
          row(
            "2. Cat's in the Bag…", "24 January 2008",
            "With two lines of words here as well, cut off.")
        } header: {
          Text("Episodes")
        }
      }
      .listStyle(.insetGrouped)
      .navigationBarTitleDisplayMode(.large)
      .navigationTitle(Text("Season 1"))
      .navigationSubtitle("Breaking Bad")
    }
  }
}
struct Still: View {
  @ScaledMetric(relativeTo: .headline) private var stillHeight: CGFloat = 80
  var body: some View { Color.gray.frame(width: stillHeight * 16 / 9, height: stillHeight) }
}
func row(_ name: String, _ day: String, _ words: String) -> some View {
  Button {
  } label: {
    HStack(spacing: 12) {
      Still()
      VStack(alignment: .leading, spacing: 2) {
        Text(name).font(.headline).lineLimit(2)
        Text(day).textCase(.uppercase).font(.caption).foregroundStyle(.secondary)
        Text(words).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
      Spacer(minLength: 0)
    }
  }.buttonStyle(.plain)
}
