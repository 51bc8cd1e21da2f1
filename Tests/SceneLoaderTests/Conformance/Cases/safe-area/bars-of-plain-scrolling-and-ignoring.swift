// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/position/safe-area
// observed: Apple SwiftUI on macOS 26.2
// confidence: observed
// platform: mac 26
// container: 400x260
// tolerance: 0.02
// frame plain: 30 30 100 162
// frame plainBar: 30 200 100 30
// frame list: 150 30 100 240
// frame row-7: 150 240 100 30
// frame listBar: 150 200 100 30
// frame full: 270 30 100 200
// frame fullBar: 270 30 100 30
// notes: A plain view gives way to the bar and the default gap of 8 (200 - 30 - 8 = 162), a
//   scroll view keeps its place, one that ignores the safe area reaches under the bar.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 20) {
      VStack(spacing: 0) { Color.red.accessibilityIdentifier("plain") }
        .safeAreaInset(edge: .bottom) {
          Color.blue.frame(height: 30).accessibilityIdentifier("plainBar")
        }
        .frame(width: 100, height: 200)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<8, id: \.self) { index in
            Color.green.frame(height: 30).accessibilityIdentifier("row-\(index)")
          }
        }
        .accessibilityIdentifier("list")
      }
      .safeAreaInset(edge: .bottom) {
        Color.blue.frame(height: 30).accessibilityIdentifier("listBar")
      }
      .frame(width: 100, height: 200)
      VStack(spacing: 0) { Color.orange.accessibilityIdentifier("full") }
        .ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) {
          Color.blue.frame(height: 30).accessibilityIdentifier("fullBar")
        }
        .frame(width: 100, height: 200)
    }
  }
}
