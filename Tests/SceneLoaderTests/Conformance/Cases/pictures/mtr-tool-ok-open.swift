// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/ToolCallCardSnapshotTests/
//   test_ok_expanded_showsArgsAndResult.mac-ok_expanded-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 320x148
// tolerance: 1
// text Read: any 7.95 any any
// text Command: 7.40 30.92 50.47 any
// text Result: 8.13 82.67 31.14 any
// frame result: 8.00 98.00 304.00 42.00
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
      } label: {
        heading("Read", "file_path\u{3A} /etc/hosts", open: true)
      }
      .buttonStyle(.plain)
      VStack(alignment: .leading, spacing: 2) {
        Text("Command").font(.caption2)
        code("{ \"file_path\"\u{3A} \"/etc/hosts\" }", "command")
      }
      VStack(alignment: .leading, spacing: 2) {
        Text("Result").font(.caption2)
        code("127.0.0.1 localhost\n\u{3A}\u{3A}1 ip6-localhost", "result")
      }
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
