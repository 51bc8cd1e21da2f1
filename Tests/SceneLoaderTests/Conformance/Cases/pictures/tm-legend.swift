// source: https://github.com/grigorye/TMBuddy, snapshots of
//   Targets/TMBuddy/Sources/Legend/Standalone/LegendView+Snapshots/macOS-13.3/test.1.@2x.png
// observed: Apple SwiftUI, macOS 13.3, 2x
// confidence: observed
// platform: mac 16
// container: 299x329
// tolerance: 1
// text Unsupported disk: 75.43 34.08 107.91 any
// text Excluded disk: 75.43 95.46 83.91 any
// text Excluded because of parent folder: 75.43 156.58 207.41 any
// text Excluded by sticky flag attached: 75.43 218.08 196.15 any
// text Excluded by path: 75.43 279.08 104.65 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(
        [
          "Unsupported disk", "Excluded disk", "Excluded because of parent folder",
          "Excluded by sticky flag attached", "Excluded by path",
        ], id: \.self
      ) { name in
        HStack {
          Color.gray.frame(width: 51.2, height: 51.2)
          Text(name)
        }
      }
    }
    .padding()
    .fixedSize()
  }
}
