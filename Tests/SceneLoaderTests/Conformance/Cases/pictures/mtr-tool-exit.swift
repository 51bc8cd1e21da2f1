// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/ToolCallCardSnapshotTests/
//   test_exitCode_collapsed_showsExitBadge.mac-exitCode_collapsed-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 320x31
// tolerance: 1
// text make: any 7.95 any any
// frame badge: 83.00 8.00 36.00 15.00
// text exit 2: 86.40 8.67 28.20 any
// text make test: 126.63 8.67 47.64 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
      } label: {
        heading("make", "make test", failed: true, badge: "exit 2")
      }
      .buttonStyle(.plain)
    }
    .padding(8)
    .frame(width: 320)
  }
}

func heading(
  _ tool: String, _ line: String, open: Bool = false, failed: Bool = false, badge: String? = nil,
  hint: Bool = false
)
  -> some View
{
  HStack(spacing: 8) {
    Image(systemName: open ? "chevron.down" : "chevron.right").font(.caption2)
    Image(systemName: failed ? "xmark.octagon.fill" : "checkmark.circle.fill").font(.caption)
    Text(tool).font(.system(.callout, design: .monospaced)).bold()
    if let badge {
      Text(badge).font(.caption2).bold()
        .padding(.horizontal, 4).padding(.vertical, 1)
        .background(.red.opacity(0.12)).clipShape(Capsule())
        .accessibilityIdentifier("badge")
    }
    Text(line).font(.caption).lineLimit(1)
    Spacer()
    if hint {
      Text("Click to expand").font(.caption2)
    }
  }
}
