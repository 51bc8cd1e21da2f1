// source: https://github.com/finnchristoffer/RAWG.IO, snapshots of
//   Modules/DetailFeature/Tests/Presentation/__Snapshots__/GameDetailViewSnapshotTests/
//   test_gameDetailView_longGameName.1.png
// observed: Apple SwiftUI, iOS 26 simulator, 390x844 view (iPhone 13), 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// tolerance: 1
// frame stats: 20.00 465.67 350.00 93.67
// text 0.0: 65.40 504.78 25.54 any
// text Rating: 60.04 528.79 35.95 any
// text Release: 173.04 528.02 43.59 any
// text Platform: 287.71 528.69 47.92 any
// frame about: 20.00 583.33 350.00 84.67
// text About: 35.74 599.60 48.36 any
// frame Favorite: 20.00 693.00 167.00 48.33
// text Favorite: 87.64 707.27 60.12 any
// frame Share: 203.00 692.00 167.00 50.00
// text Share: 277.73 707.27 44.36 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.blue.frame(maxWidth: .infinity).frame(height: 320)
        VStack(spacing: 24) {
          VStack(spacing: 8) {
            Text("The Legend of Zelda: Tears of the Kingdom - Collector's Edition").font(
              .title.weight(.bold)
            ).multilineTextAlignment(.center).frame(maxWidth: .infinity)
          }
          HStack(spacing: 0) {
            stat("0.0", "Rating", "star.fill")
            Divider().frame(height: 40)
            stat("—", "Release", "calendar")
            Divider().frame(height: 40)
            stat("—", "Platform", "desktopcomputer")
          }
          .frame(maxWidth: .infinity).padding(.vertical, 16).accessibilityIdentifier("stats")
          VStack(alignment: .leading, spacing: 12) {
            Text("About").font(.headline)
            Text("No description available.").font(.body).italic()
          }
          .frame(maxWidth: .infinity, alignment: .leading).padding(16).accessibilityIdentifier(
            "about")
          HStack(spacing: 16) {
            button("heart", "Favorite")
            button("square.and.arrow.up", "Share")
          }
        }
        .padding(.horizontal, 20).padding(.vertical, 20)
      }
    }
    .ignoresSafeArea(edges: .top)
    .frame(width: 390, height: 844)
  }
}
func stat(_ value: String, _ label: String, _ icon: String) -> some View {
  VStack(spacing: 4) {
    Image(systemName: icon).font(.system(size: 16))
    Text(value).font(.headline).lineLimit(1)
    Text(label).font(.caption)
  }.frame(maxWidth: .infinity)
}
func button(_ icon: String, _ title: String) -> some View {
  Button {
  } label: {
    HStack {
      Image(systemName: icon); Text(title)
    }
    .font(.body).frame(maxWidth: .infinity).padding(.vertical, 14).accessibilityIdentifier(title)
  }
}
