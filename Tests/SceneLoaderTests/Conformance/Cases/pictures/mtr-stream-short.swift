// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/ToolStreamCardSnapshotTests/
//   test_streaming_collapsed_withoutMeta_showsGenericHeader.mac-streaming_noMeta-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 420x78
// tolerance: 1
// text live output: any 9.55 any any
// text running…: 336.63 9.55 any any
// frame output: 0.00 32.00 420.00 46.00
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    stream("live output", "warming up…\n")
  }
}

func stream(_ title: String, _ output: String, open: Bool = false) -> some View {
  VStack(alignment: .leading, spacing: 0) {
    HStack(spacing: 8) {
      Text(title).font(.caption.monospaced()).lineLimit(1)
      Spacer(minLength: 8)
      HStack(spacing: 4) {
        ProgressView().controlSize(.mini)
        Text("running…")
      }
      .font(.caption2)
      Button {
      } label: {
        Image(systemName: open ? "chevron.down" : "chevron.right").font(.caption2.weight(.semibold))
          .frame(width: 20, height: 20)
      }
      .buttonStyle(.plain)
    }
    .padding(.horizontal, 8).padding(.vertical, 6)
    ScrollView {
      Text(output).font(.system(size: 12, design: .monospaced))
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(8)
    }
    .defaultScrollAnchor(.bottom)
    .frame(maxHeight: open ? 600 : 76)
    .background(.black)
    .accessibilityIdentifier("output")
  }
  .frame(width: 420)
}
