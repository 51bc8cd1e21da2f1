// source: https://github.com/finnchristoffer/RAWG.IO, snapshots of
//   Modules/CoreUI/Tests/Components/__Snapshots__/EmptyStateViewSnapshotTests/
//   test_emptyStateView_with_custom_content.1.png
// observed: Apple SwiftUI, iOS 26 simulator, 390x844 view (iPhone 13), 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text No Games Found: 113.31 432.50 164.05 any
// notes: A text by its ink, an area by its edges; not the text of two centred lines, the second
//   of which is the longer.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      Spacer()
      Image(systemName: "gamecontroller").font(.system(size: 64))
      VStack(spacing: 8) {
        Text("No Games Found").font(.title2).fontWeight(.semibold)
        Text("We couldn't find any games. Try adjusting your search.").font(.body)
          .multilineTextAlignment(.center).padding(.horizontal, 32)
      }
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .frame(width: 390, height: 400)
  }
}
