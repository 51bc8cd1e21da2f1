// source: https://github.com/finnchristoffer/RAWG.IO, snapshots of
//   Modules/FavoritesFeature/Tests/Presentation/__Snapshots__/FavoritesViewSnapshotTests/
//   test_favoritesView_with_favorites.1.png
// observed: Apple SwiftUI, iOS 26 simulator, 390x844 view (iPhone 13), 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text Elden Ring: 28.04 613.26 79.85 any
// text Favorites: 16.07 105.69 141.76 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 16) {
          card("The Witcher 3: Wild Hunt", "4.8", ["desktopcomputer"])
          card("Elden Ring", "4.5", [])
        }
        .padding(.horizontal, 16).padding(.vertical, 8)
      }
      .navigationTitle("Favorites")
    }
  }
}
func card(_ title: String, _ rating: String, _ icons: [String]) -> some View {
  VStack(alignment: .leading, spacing: 0) {
    Color.gray.frame(height: 180)
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline).lineLimit(2)
      HStack {
        HStack(spacing: 4) {
          Image(systemName: "star.fill").font(.caption)
          Text(rating).font(.caption)
        }
        Spacer()
        HStack(spacing: 4) {
          ForEach(icons, id: \.self) { name in
            Image(systemName: name).font(.caption2)
          }
        }
      }
    }
    .padding(12)
  }
}
