// source: https://github.com/batonogov/pine@3477db4
//   PineTests/SnapshotTests/__Snapshots__/GoToLineView.light.png
// observed: Apple SwiftUI, macOS 26 (Xcode 26, April 2026), NSHostingView in a window, 2x
// confidence: observed
// platform: mac 26 @2x
// container: 260x140
// tolerance: 1
// frame field: 36 47.5 188 24
// frame range: any 79.5 any any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 8) {
      TextField("42 or 42:10", text: .constant("")).textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("field")
      Text("1–1 234").font(.caption).foregroundStyle(.secondary).accessibilityIdentifier("range")
    }
    .padding()
    .frame(width: 220)
  }
}
