// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/DiffCardSnapshotTests/
//   test_collapsed_truncated_smallDiff_showsHeaderMarker.mac-collapsed_truncated_small-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 420x133
// tolerance: 1
// text A.swift: any 7.36 any any
// text +2: any 8.72 any any
// text −1: any 8.97 any any
// frame lines: 8.00 31.00 404.00 94.00
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    diff(
      [
        "@@ -10,3 +10,4 @@", " context line", "-let b = 2", "+let b = 99", "+let b2 = 100",
        " context line",
      ], cut: true)
  }
}

func diff(
  _ lines: [String], label: String? = nil, badge: Bool = false, cut: Bool = false,
  more: String? = nil, open: Bool = false
)
  -> some View
{
  VStack(alignment: .leading, spacing: 8) {
    HStack(spacing: 8) {
      Button {
      } label: {
        HStack(spacing: 8) {
          Image(systemName: open ? "chevron.down" : "chevron.right").font(.caption2)
          Image(systemName: badge ? "doc.badge.plus" : "doc.text").font(.caption)
        }
      }
      .buttonStyle(.plain)
      Text("A.swift").font(.system(.callout, design: .monospaced)).bold().lineLimit(1)
      if let label {
        Text(label).font(.caption).italic()
      }
      if badge {
        Text("new file").font(.caption2).bold()
          .padding(.horizontal, 4).padding(.vertical, 1)
          .background(.green.opacity(0.12)).clipShape(Capsule())
          .accessibilityIdentifier("badge")
      }
      HStack(spacing: 4) {
        Text("+2").font(.caption2).bold()
        Text("−1").font(.caption2).bold()
      }
      if cut {
        Text("…").font(.caption2).bold()
      }
      Spacer(minLength: 0)
    }
    ScrollView(.horizontal, showsIndicators: false) {
      Text(lines.joined(separator: "\n")).font(.system(.caption, design: .monospaced)).padding(8)
    }
    .background(.black)
    .clipShape(RoundedRectangle(cornerRadius: 6))
    .accessibilityIdentifier("lines")
    if let more {
      Text(more).font(.caption2)
    }
  }
  .padding(8)
  .frame(width: 420)
}
