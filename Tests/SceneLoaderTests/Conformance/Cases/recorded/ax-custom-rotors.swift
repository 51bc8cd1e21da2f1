// source: https://github.com/cashapp/AccessibilitySnapshot@main (2026-08-14)
//   Example/AccessibilitySnapshotPreviewsDemo/;
//   Example/AccessibilitySnapshotPreviewsTests/ReferenceImages/_64/AccessibilitySnapshotPreviewsTests.SwiftUIRendererTests/testCustomRotorsDemo_{18_5,26_2}_402x874@3x.png
// observed: Apple SwiftUI, iOS 18.5 and 26.2, 402x874, 3x
// confidence: observed
// platform: ios 18
// container: 402x874
// tolerance: 0.34
// frame title: 16 16 135.667 20.333
// frame caption: 16 44.333 351.333 30.333
// frame row0: 16 90.667 370 50.333
// frame row1: 16 149 370 50.333
// frame row2: 16 207.333 370 50.333
// frame row3: 16 265.666 370 50.333
// frame row4: 16 323.999 370 50.333
// frame row5: 16 382.332 370 50.333
// notes: Default gap subheadline to caption: 50.333 - 16 - 18 - 14.333 = 2.0 = caption's leading
//   (1.68) rounded up. The wrapped caption's width includes the space at its line's end if the
//   model says 348.x without it.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        VStack(alignment: .leading, spacing: 8) {
          Text("Restaurant Menu").font(.headline).accessibilityIdentifier("title")
          Text(
            "VoiceOver users can use the \"Vegan Options\" rotor to quickly navigate between plant-based menu items."
          )
          .font(.caption).accessibilityIdentifier("caption")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        VStack(spacing: 8) {
          ForEach(0..<6, id: \.self) { i in
            HStack {
              VStack(alignment: .leading) {
                Text(
                  [
                    "Classic Burger", "Garden Salad", "Ribeye Steak", "Falafel Wrap",
                    "Grilled Salmon", "Buddha Bowl",
                  ][i]
                )
                .font(.subheadline).fontWeight(.medium)
                Text("$12").font(.caption)
              }
              Spacer()
              if i % 2 == 1 {
                Text("Vegan").font(.caption2).padding(.horizontal, 6).padding(.vertical, 2)
              }
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .accessibilityIdentifier("row\(i)")
          }
        }
      }
      .padding()
    }
  }
}
