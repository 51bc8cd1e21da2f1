// source: https://github.com/sergeykhliustin/buildio/tree/991a47b
//   BuildioUITests/Sources/Screens/__Snapshots__/ActivitiesScreenTests/
//   ios_testSnapshotLight.1.png
// observed: Screenshot of an XCUI test (April 2024, iOS 17), 430x932, 3x; the last 20 points are cut off
// confidence: observed
// platform: ios 17
// container: iphone-15-pro-max
// tolerance: 1
// text buildio - build triggered.: 71.95 316.03 146.10 any
// text buildio - build finished with Success.: 71.95 459.04 221.77 any
// text Activities: 19.62 101.53 148.51 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(titles.indices, id: \.self) { index in
            HStack(alignment: .top, spacing: 0) {
              Color.purple.frame(width: 40, height: 40)
                .accessibilityIdentifier("icon\(index)")
                .padding(.top, 8)
              VStack(alignment: .leading, spacing: 8) {
                Text(titles[index])
                Text("@ 12/22/21, 4\u{3A}37 PM")
              }
              .padding(8)
              Spacer()
            }
            .padding(.horizontal, 8)
            .font(.footnote)
          }
        }
        .padding(16)
      }
      .navigationTitle("Activities")
    }
  }
}

let titles = [
  "buildio - build Aborted, Reason\u{3A}", "buildio - build Aborted, Reason\u{3A}",
  "buildio - build triggered.", "buildio - build triggered.",
  "buildio - build finished with Success.",
]
