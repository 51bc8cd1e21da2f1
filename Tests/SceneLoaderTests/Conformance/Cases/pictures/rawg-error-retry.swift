// source: https://github.com/finnchristoffer/RAWG.IO, snapshots of
//   Modules/CoreUI/Tests/Components/__Snapshots__/ErrorViewSnapshotTests/
//   test_errorView_with_retry.1.png
// observed: Apple SwiftUI, iOS 26 simulator, 390x844 view (iPhone 13), 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text Something went wrong: 107.44 410.59 174.78 any
// text Failed to load. Please try again.: 88.79 438.19 212.41 any
// frame retry: 135.33 476.33 119.33 43.33
// text Try Again: 159.43 487.93 71.53 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "exclamationmark.triangle.fill").font(.system(size: 50))
      VStack(spacing: 8) {
        Text("Something went wrong").font(.headline)
        Text("Failed to load. Please try again.").font(.callout).multilineTextAlignment(.center)
      }
      Button {
      } label: {
        Text("Try Again").font(.headline).padding(.horizontal, 24).padding(.vertical, 12)
          .accessibilityIdentifier("retry")
      }
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .frame(width: 390, height: 844)
  }
}
