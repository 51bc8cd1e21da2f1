// source: https://github.com/sergiikhliustin/buildio@71e116a
//   BuildioUITests/…/__Snapshots__/LogsScreenTests/ios_testSnapshotLight.1.png
// observed: Screenshot of an XCUI test (April 2024, iOS 17), iPhone 14 or 15 Pro Max (430x932, 3x;
//   the last 20 points are cut off): the bar's colour ends at 97.67 in row 293
// confidence: observed
// platform: ios 17
// container: iphone-15-pro-max
// tolerance: 0.5
// frame first: 0 97.67 430 300
// notes: The content under an inline bar. The large titles of the same set have their capital's
//   top at 109.67: a bar of 96 from 53.67 on.

import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        Color.gray.frame(height: 300).accessibilityIdentifier("first")
      }
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
