// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/AskUserSheetSnapshotTests/
//   test_text.mac-text-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 375x480
// tolerance: 1
// text What's the workdir?: 16.03 16.21 any any
// frame field: 16.00 48.00 343.00 56.00
// text Your answer…: 22.05 52.29 any any
// frame send: 16.00 440.00 55.00 24.00
// text Send: 28.26 444.21 30.81 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("What's the workdir?").font(.body)
      TextField("Your answer…", text: .constant(""), axis: .vertical)
        .lineLimit(3...8).textFieldStyle(.roundedBorder).accessibilityIdentifier("field")
      Spacer(minLength: 0)
      Button("Send") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("send")
    }
    .padding()
    .frame(width: 375, height: 480)
  }
}
