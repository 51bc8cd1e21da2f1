// source: https://github.com/Matronhq/matron-apple@65ff8b01d203
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/AskUserSheetSnapshotTests/test_choice_withSelectionAndOther.mac-choice-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26 @2x
// container: 375x480
// tolerance: 1
// frame one: 16 48 343 32
// frame two: 16 96 343 32
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Which file?").font(.body).accessibilityIdentifier("prompt")
      chip("src/main.rs", "one")
      chip("src/lib.rs", "two")
      TextField("Other…", text: .constant("")).textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("field")
      Spacer(minLength: 0)
      Button {
      } label: {
        Text("Send")
      }.buttonStyle(.borderedProminent).accessibilityIdentifier("send")
    }
    .padding()
    .frame(width: 375, height: 480)
  }

  func chip(_ title: String, _ id: String, wide: Bool = true) -> some View {
    Button {
    } label: {
      HStack(spacing: 8) {
        Text(title).accessibilityIdentifier("\(id)-text"); if wide { Spacer(minLength: 0) }
      }
      .frame(maxWidth: wide ? .infinity : nil, alignment: .leading)
      .padding(.vertical, 8).padding(.horizontal, 12)
      .background(Color.teal.opacity(0.1)).accessibilityIdentifier(id)
    }
    .buttonStyle(.plain)
  }
}
