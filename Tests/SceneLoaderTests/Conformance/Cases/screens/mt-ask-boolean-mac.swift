// source: https://github.com/Matronhq/matron-apple@65ff8b01d203
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/AskUserSheetSnapshotTests/test_boolean_withYesSelected.mac-boolean-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26 @2x
// container: 375x480
// tolerance: 1
// frame prompt: 15.59 16.5 any any
// frame yes-text: 27.67 56.26 any any
// frame no-text: 81.58 56.01 any any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Proceed?").font(.body).accessibilityIdentifier("prompt")
      HStack {
        chip("Yes", "yes", wide: false)
        chip("No", "no", wide: false)
        Spacer()
      }
      Spacer(minLength: 0)

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
