// source: https://fatbobman.com/zh/posts/layout-alignment/
// observed: Apple SwiftUI, iOS 16 era; screenshot and prose
// confidence: derived
// platform: ios 18
// container: 300x300
// tolerance: 0.01
// frame stack: 85 50 130 200
// frame first: 85 50 100 100
// frame second: 115 150 100 100
// notes: Observed: the second square starts 30 right of the first. Derived: union width 130
//   (as in alignment/guides-widen-stack), (300-130)/2 = 85; spacing set to 0 here.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Rectangle()
        .frame(width: 100, height: 100)
        .alignmentGuide(.leading) { d in
          d[.leading] + 30
        }
        .accessibilityIdentifier("first")
      Rectangle()
        .frame(width: 100, height: 100)
        .accessibilityIdentifier("second")
    }
    .accessibilityIdentifier("stack")
  }
}
