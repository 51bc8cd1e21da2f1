// source: https://github.com/adamayoung/popcorn, snapshots of
//   Features/MovieCastAndCrewFeature/Tests/MovieCastAndCrewFeatureSnapshotTests/__Snapshots__/
//   MovieCastAndCrewViewSnapshotTests/movieCastAndCrewView.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text Cast: 31.78 162.95 34.96 any
// text Glen Powell: 93.78 213.42 88.19 any
// text Ben Richards: 93.86 234.89 any any
// text Josh Brolin: 93.77 293.25 84.53 any
// text Dan Killian: 93.86 314.89 any any
// text Colman Domingo: 93.78 372.93 130.12 any
// text Bobby Thompson: 93.86 394.43 114.28 any
// text Lee Pace: 94.04 453.45 67.37 any
// text Evan McCone: 93.86 474.63 any any
// text Directing: 32.04 539.59 69.19 any
// text Edgar Wright: 94.04 590.09 any any
// text Director: 93.86 611.56 52.16 any
// text Writing: 32.10 676.26 54.46 any
// text Screenplay: 93.88 748.10 71.81 any
// text Production: 32.04 813.59 83.26 any
// text Cast & Crew: 15.90 105.57 190.26 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Cast") {
          row("Glen Powell", "Ben Richards", "a")
          row("Josh Brolin", "Dan Killian", "b")
          row("Colman Domingo", "Bobby Thompson", "c")
          row("Lee Pace", "Evan McCone", "d")
        }
        Section("Directing") { row("Edgar Wright", "Director", "e") }
        Section("Writing") { row("Edgar Wright", "Screenplay", "f") }
        Section("Production") { row("Edgar Wright", "Producer", "g") }
      }
      .navigationTitle(Text("Cast & Crew"))
      .navigationBarTitleDisplayMode(.large)
      .listStyle(.insetGrouped)
    }
  }
}
func row(_ name: String, _ job: String, _ id: String) -> some View {
  Button {
  } label: {
    HStack(spacing: 12) {
      Color.gray.frame(width: 50, height: 50).clipShape(.circle)
      VStack(alignment: .leading, spacing: 2) {
        Text(name).font(.headline)
        Text(job).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
    }
  }.buttonStyle(.plain)
}
