// source: https://github.com/adamayoung/popcorn, snapshots of
//   Features/TVSeriesCastAndCrewFeature/Tests/TVSeriesCastAndCrewFeatureSnapshotTests/
//   __Snapshots__/TVSeriesCastAndCrewViewSnapshotTests/tvSeriesCastAndCrewView.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text Cast: 31.78 162.95 34.96 any
// text Millie Bobby Brown: 94.04 206.93 144.26 any
// text Eleven: 93.86 228.72 42.61 any
// text 34 Episodes: 94.28 247.20 64.34 any
// text David Harbour: 94.04 290.92 109.37 any
// text Jim Hopper: 93.83 311.93 74.85 any
// text Finn Wolfhard: 94.04 374.59 104.93 any
// text Mike Wheeler: 93.86 395.89 87.83 any
// text Gaten Matarazzo: 93.78 458.29 128.78 any
// text Dustin Henderson: 93.86 479.56 116.28 any
// text Production: 32.04 554.59 83.26 any
// text Matt Duffer: 94.04 599.09 87.37 any
// text Creator: 93.88 620.13 48.47 any
// text Ross Duffer: 94.04 682.75 89.03 any
// text Shawn Levy: 93.78 766.09 90.30 any
// text Executive Producer, Director: 93.86 787.87 183.83 any
// text Cast & Crew: 15.90 105.57 190.26 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Cast") {
          row("Millie Bobby Brown", "Eleven")
          row("David Harbour", "Jim Hopper")
          row("Finn Wolfhard", "Mike Wheeler")
          row("Gaten Matarazzo", "Dustin Henderson")
        }
        Section("Production") {
          row("Matt Duffer", "Creator")
          row("Ross Duffer", "Creator")
          row("Shawn Levy", "Executive Producer, Director")
        }
      }
      .navigationTitle(Text("Cast & Crew"))
      .navigationBarTitleDisplayMode(.large)
      .listStyle(.insetGrouped)
    }
  }
}
func row(_ name: String, _ job: String) -> some View {
  Button {
  } label: {
    HStack(spacing: 12) {
      Color.gray.frame(width: 50, height: 50).clipShape(.circle)
      VStack(alignment: .leading, spacing: 2) {
        Text(name).font(.headline)
        Text(job).font(.subheadline).foregroundStyle(.secondary)
        Text("34 Episodes").font(.caption).foregroundStyle(.tertiary)
      }
      Spacer()
    }
  }.buttonStyle(.plain)
}
