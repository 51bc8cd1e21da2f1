// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/ToolCallCardSnapshotTests/
//   test_expired_expanded_showsExpiredAffordance.mac-expired_expanded-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 320x109
// tolerance: 1
// text make: any 7.95 any any
// text make test: 84.63 8.67 47.64 any
// text Command: 7.40 30.92 50.47 any
// text Output expired: 27.40 87.55 72.47 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
      } label: {
        heading("make", "make test", open: true)
      }
      .buttonStyle(.plain)
      VStack(alignment: .leading, spacing: 2) {
        Text("Command").font(.caption2)
        code("make test", "command")
      }
      Label("Output expired", systemImage: "clock.badge.exclamationmark").font(.caption).padding(
        .top, 4)
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

func code(_ text: String, _ id: String) -> some View {
  ScrollView(.horizontal, showsIndicators: false) {
    Text(text).font(.system(.caption, design: .monospaced)).padding(8)
  }
  .background(.black)
  .clipShape(RoundedRectangle(cornerRadius: 6))
  .accessibilityIdentifier(id)
}
