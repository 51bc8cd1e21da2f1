// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/AskUserSheetSnapshotTests/
//   test_choice_withSelectionAndOther.mac-choice-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 375x480
// tolerance: 1
// text Which file?: 16.03 16.21 any any
// text src/main.rs: 28.26 56.07 66.47 any
// text src/lib.rs: 28.26 104.07 51.47 any
// frame field: 16.00 144.00 343.00 24.00
// text Other…: 21.76 148.46 any any
// frame send: 16.00 440.00 55.00 24.00
// text Send: 28.26 444.21 30.81 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Which file?").font(.body)
      Button {
      } label: {
        HStack(spacing: 8) {
          Text("src/main.rs")
          Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(Chip())
        .accessibilityIdentifier("area0")
      }
      .buttonStyle(.plain)
      Button {
      } label: {
        HStack(spacing: 8) {
          Text("src/lib.rs")
          Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(Chip())
        .accessibilityIdentifier("area1")
      }
      .buttonStyle(.plain)
      TextField("Other…", text: .constant("")).textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("field")
      Spacer(minLength: 0)
      Button("Send") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("send")
    }
    .padding()
    .frame(width: 375, height: 480)
  }
}

struct Chip: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(.vertical, 8).padding(.horizontal, 12).background(.blue.opacity(0.1))
  }
}
