// source: https://github.com/cashapp/AccessibilitySnapshot@main (2026-08-14)
//   Example/AccessibilitySnapshotPreviewsDemo/;
//   Example/AccessibilitySnapshotPreviewsTests/ReferenceImages/_64/AccessibilitySnapshotPreviewsTests.SwiftUIRendererTests/testCustomActionsDemo_{18_5,26_2}_402x874@3x.png
// observed: Apple SwiftUI, iOS 18.5 and 26.2, 402x874, 3x
// confidence: observed
// platform: ios 18
// container: 402x874
// tolerance: 0.34
// frame head: 16 16 294 33.333
// frame row: 16 57.333 370 72.667
// size texts: any 40.667
// notes: Default gap between a headline and a subheadline text: 72.667 - 32 - 20.333 - 18 = 2.333 =
//   the lower font's leading (2.1) rounded up to a pixel.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 32) {
        VStack(alignment: .leading, spacing: 8) {
          VStack(alignment: .leading, spacing: 2) {
            Text("Custom Actions").font(.subheadline).fontWeight(.semibold)
            Text("VoiceOver users swipe up/down to access these actions").font(.caption2)
          }
          .accessibilityIdentifier("head")
          HStack {
            VStack(alignment: .leading) {
              Text("Important Email").font(.headline)
              Text("Preview of email content...").font(.subheadline)
            }
            .accessibilityIdentifier("texts")
            Spacer()
          }
          .padding()
          .accessibilityIdentifier("row")
        }
      }
      .padding()
    }
  }
}
