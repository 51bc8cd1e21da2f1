// source: https://github.com/cashapp/AccessibilitySnapshot@main (2026-08-14)
//   Example/AccessibilitySnapshot/SwiftUIView.swift;
//   Example/SnapshotTests/ReferenceImages/_64/SnapshotTests.SwiftUISnapshotTests/testSimpleView_26_2_402x874@3x.png
// observed: Apple SwiftUI, iOS 26.2, 402x874, 3x
// confidence: observed
// platform: ios 26
// container: iphone-16-pro
// tolerance: 0.02
// frame dot0: 186 62 30 30
// frame dot1: 186 122 30 30
// frame dot2: 186 182 30 30
// frame dot3: 186 242 30 30
// frame dot4: 186 302 30 30
// frame dot5: 186 362 30 30
// frame dot6: 186 422 30 30
// frame dot7: 186 482 30 30
// frame dot8: 186 542 30 30
// frame dot9: 186 602 30 30

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 30) {
      ForEach(0..<10, id: \.self) { i in
        Rectangle().frame(width: 30, height: 30).cornerRadius(15).accessibilityIdentifier("dot\(i)")
      }
      Spacer()
    }
    .accessibilityIdentifier("stack")
  }
}
