// source: https://github.com/paulz/ViewSnapshots@911a2135322c
//   AppTests/CoreAnimationBundles/ToggleView.ca/main.caml (layer bounds and positions),
//   ExampleApp/ToggleView.swift
// observed: Apple SwiftUI, iOS 15.5 simulator (macos-12 runner, Xcode 13.4), iPhone 12 Pro, 3x;
//   exact layer frames; a host of 113.33 by 134 below a status bar of 47 (subtracted)
// confidence: observed
// platform: ios 15
// container: 113.333x134
// tolerance: 0.34
// frame on: 17 16 79.33 31
// frame on-label: 17 21.33 22.33 20.33
// frame off: 16 87 81.33 31
// frame off-label: 16 92.33 24.33 20.33
// notes: Exact layer frames. The two views are a Group's, so the host sets them one below the
//   other; between their paddings 8.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Group {
      Toggle(isOn: .constant(true)) {
        Text("On").foregroundColor(.secondary).accessibilityIdentifier("on-label")
      }.fixedSize().accessibilityIdentifier("on").padding()
      Toggle(isOn: .constant(false)) {
        Text("Off").foregroundColor(.secondary).accessibilityIdentifier("off-label")
      }.fixedSize().accessibilityIdentifier("off").padding()
    }
  }
}
