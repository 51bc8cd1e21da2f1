// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/MediaBrowserSnapshotTests/
//   test_mediaTab_populated.mac-media-populated-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 600x480
// tolerance: 1
// frame picker: any 16.00 any 24.00
// text Media: 224.93 20.21 36.81 any
// text Files: 286.93 20.21 27.81 any
// text Links: 341.93 20.21 31.31 any
// frame cell0: 2.00 56.00 118.00 118.00
// frame cell1: 122.00 56.00 117.00 118.00
// frame cell2: 241.00 56.00 118.00 118.00
// frame cell3: 361.00 56.00 117.00 118.00
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Picker("Tab", selection: .constant("Media")) {
        ForEach(["Media", "Files", "Links"], id: \.self) { Text($0).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .accessibilityIdentifier("picker")
      .padding()
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), spacing: 2)], spacing: 2) {
          ForEach(0..<4) { index in
            Button {
            } label: {
              ZStack {
                Rectangle().fill(.gray)
                Image(systemName: "photo").font(.title2)
              }
              .frame(minWidth: 110, minHeight: 110)
              .aspectRatio(1, contentMode: .fill)
              .clipped()
              .accessibilityIdentifier("cell\(index)")
            }
            .buttonStyle(.plain)
          }
        }
        .padding(.horizontal, 2)
      }
    }
    .frame(width: 600, height: 480)
  }
}
