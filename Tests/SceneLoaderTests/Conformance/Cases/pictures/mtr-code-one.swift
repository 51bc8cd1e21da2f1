// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/CodeBlockSnapshotTests/
//   test_unknownLanguage.mac-unknownLanguage-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 320x90
// tolerance: 1
// text code: 15.40 20.67 24.87 any
// frame copy: 268.00 16.00 36.00 23.00
// text echo hello: any 50.95 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    block("code", "echo hello")
      .padding()
      .frame(width: 320)
  }
}

func block(_ language: String, _ source: String) -> some View {
  VStack(alignment: .leading, spacing: 4) {
    HStack {
      Text(language).font(.caption2)
      Spacer()
      Button {
      } label: {
        Label("Copy", systemImage: "doc.on.doc").labelStyle(.iconOnly).font(.caption)
      }
      .accessibilityIdentifier("copy")
    }
    ScrollView(.horizontal, showsIndicators: false) {
      Text(source).font(.system(.callout, design: .monospaced)).padding(8)
    }
  }
}
