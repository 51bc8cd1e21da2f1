// source: https://github.com/cashapp/AccessibilitySnapshot@main (2026-08-14)
//   Example/AccessibilitySnapshotPreviewsDemo/;
//   Example/AccessibilitySnapshotPreviewsTests/ReferenceImages/_64/AccessibilitySnapshotPreviewsTests.SwiftUIRendererTests/testBasicAccessibilityDemo_18_5_402x874@3x.png
// observed: Apple SwiftUI, iOS 18.5, 402x874, 3x; strokes 2 points outside accessibility frames,
//   solved to a pixel
// confidence: observed
// platform: ios 18
// container: 402x874
// tolerance: 0.34
// frame head-Label: 16 16 163 33.333
// frame head-Value: 16 95.667 126.667 33.333
// frame progress: 16 137 370 20.333
// frame head-Hint: 16 169.333 158.333 33.333
// frame delete: 16 210.667 73.333 34.333
// frame head-Traits: 16 257 140 33.333
// frame header: 16 298.333 122.667 20.333
// frame mic: 16 372 41.333 34
// frame box: 16 459.333 60 40
// frame card: 16 552.667 any any
// notes: The same on iOS 18.5 and 26.2, also the bordered buttons. star.fill in title2 takes 26.333
//   of the column though drawn 23 high; mic.fill in body takes 20 (button 34 high, 41.333 wide:
//   symbol 17.333). Also seen: star as drawn (accessibility frame): x 18, y 59, width 24.333,
//   height 23.

import SwiftUI

struct DemoSection<Content: View>: View {
  let title: String
  let description: String
  @ViewBuilder let content: Content
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.subheadline).fontWeight(.semibold)
        Text(description).font(.caption2).foregroundStyle(.secondary)
      }
      .accessibilityIdentifier("head-\(title)")
      content
    }
  }
}

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      DemoSection(title: "Label", description: "Text description for an element") {
        Image(systemName: "star.fill").font(.title2).accessibilityIdentifier("star")
      }
      DemoSection(title: "Value", description: "Current state or content") {
        HStack {
          Text("Progress"); Spacer(); Text("75%")
        }.accessibilityIdentifier("progress")
      }
      DemoSection(title: "Hint", description: "What happens when activated") {
        Button("Delete") {}.buttonStyle(.bordered).accessibilityIdentifier("delete")
      }
      DemoSection(title: "Traits", description: "Element type and behavior") {
        Text("Section Header").font(.headline).accessibilityIdentifier("header")
      }
      DemoSection(title: "Input Labels", description: "Voice Control phrases") {
        Button {
        } label: {
          Image(systemName: "mic.fill")
        }.buttonStyle(.bordered).accessibilityIdentifier("mic")
      }
      DemoSection(title: "Activation Point", description: "Custom tap target") {
        RoundedRectangle(cornerRadius: 8).frame(width: 60, height: 40).accessibilityIdentifier(
          "box")
      }
      DemoSection(title: "Element Grouping", description: "Combine children") {
        HStack {
          Image(systemName: "person.circle.fill").font(.title2).accessibilityIdentifier("person")
          VStack(alignment: .leading, spacing: 2) {
            Text("John Doe").font(.subheadline).fontWeight(.medium)
            Text("Online").font(.caption2)
          }
        }
        .padding(8)
        .accessibilityIdentifier("card")
      }
      Spacer()
    }
    .padding()
  }
}
