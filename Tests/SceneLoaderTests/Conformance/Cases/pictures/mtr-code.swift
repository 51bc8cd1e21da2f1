// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/CodeBlockSnapshotTests/
//   test_swiftSnippet.mac-swiftSnippet-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 320x120
// tolerance: 1
// text swift: 15.95 21.19 23.80 any
// frame copy: 268.00 16.00 36.00 23.00
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    block("swift", "func greet(name\u{3A} String) -> String {\n    return \"Hello, (name)!\"\n}")
      .fixedSize(horizontal: false, vertical: true)
      .padding()
      .frame(width: 320, height: 120, alignment: .top)
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
