// source: https://github.com/grigorye/TMBuddy, snapshots of
//   Targets/TMBuddy/Sources/Checkpoints/FolderSelection/Standalone/
//   FolderSelectionCheckpoint+Snapshots/macOS-13.3/test.many.@2x.png
// observed: Apple SwiftUI, macOS 13.3, 2x
// confidence: observed
// platform: mac 16
// container: 392x105
// tolerance: 1
// size whole: 310.5 73
// frame Add More Folders button: 36 69 123.5 20
// frame Clear Selection button: 167.5 69 108 20
// notes: The view is drawn with a dashed frame, its size; the window is it and 32 points, in
//   whole points. Buttons by their white.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(alignment: .top, spacing: 4) {
      Color.green.frame(width: 16, height: 16)
      VStack(alignment: .leading) {
        VStack(alignment: .leading, spacing: 2) {
          HStack(spacing: 4) {
            Text("Folders selected") + Text("\u{3A}")
            Text("10")
          }
          (Text(" * ")
            + Text(
              "TMBuddy is enabled only in the selected folders (and any "
                + "folders inside).")).font(.footnote)
        }
        VStack(alignment: .leading) {
          HStack {
            Button("Add More Folders") {}.accessibilityIdentifier("Add More Folders button")
            Button("Clear Selection") {}.accessibilityIdentifier("Clear Selection button")
          }
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .accessibilityIdentifier("whole")
    .frame(width: 360, alignment: .leading)
    .padding()
  }
}
