// source: https://github.com/finnchristoffer/RAWG.IO, snapshots of
//   Modules/CoreUI/Tests/Components/__Snapshots__/EmptyStateViewSnapshotTests/
//   test_emptyStateView_with_action_button.1.png
// observed: Apple SwiftUI, iOS 26 simulator, 390x844 view (iPhone 13), 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text No Results: 143.98 411.83 103.19 any
// text Nothing to show here.: 115.37 444.76 159.59 any
// frame action: 135.33 488.33 119.33 43.33
// text Try Again: 159.43 499.93 71.53 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      Spacer()
      Image(systemName: "magnifyingglass").font(.system(size: 64))
      VStack(spacing: 8) {
        Text("No Results").font(.title2).fontWeight(.semibold)
        Text("Nothing to show here.").font(.body).multilineTextAlignment(.center).padding(
          .horizontal, 32)
      }
      Button {
      } label: {
        Text("Try Again").font(.headline).padding(.horizontal, 24).padding(.vertical, 12)
          .accessibilityIdentifier("action")
      }.padding(.top, 8)
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .frame(width: 390, height: 400)
  }
}
