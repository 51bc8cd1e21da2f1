// source: https://github.com/finnchristoffer/RAWG.IO, snapshots of
//   Modules/CoreUI/Tests/Components/__Snapshots__/ErrorViewSnapshotTests/
//   test_errorView_without_retry.1.png
// observed: Apple SwiftUI, iOS 26 simulator, 390x844 view (iPhone 13), 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text Something went wrong: 107.44 442.26 174.78 any
// text An error occurred: 134.14 470.07 121.73 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "exclamationmark.triangle.fill").font(.system(size: 50))
      VStack(spacing: 8) {
        Text("Something went wrong").font(.headline)
        Text("An error occurred").font(.callout).multilineTextAlignment(.center)
      }

    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .frame(width: 390, height: 844)
  }
}
