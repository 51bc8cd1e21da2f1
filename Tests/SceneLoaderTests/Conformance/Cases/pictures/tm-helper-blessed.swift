// source: https://github.com/grigorye/TMBuddy, snapshots of
//   Targets/TMBuddy/Sources/Checkpoints/SMJobBless/Standalone/SMJobBlessCheckpoint+Snapshots/
//   macOS-13.3/test.SMJobBlessCheckpoint-blessed.@2x.png
// observed: Apple SwiftUI, macOS 13.3, 2x
// confidence: observed
// platform: mac 16
// container: 392x76
// tolerance: 1
// size whole: 360 44
// notes: The view is drawn with a dashed frame, its size; the window is it and 32 points, in
//   whole points.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(alignment: .top, spacing: 4) {
      Color.green.frame(width: 16, height: 16)
      VStack(alignment: .leading) {
        VStack(alignment: .leading, spacing: 2) {
          HStack(spacing: 4) {
            Text("Helper tool") + Text("\u{3A}")
            Text("installed")
          }
          (Text(" * ")
            + Text(
              "TMBuddy uses the helper tool for changing Time Machine "
                + "exclusion paths on behalf of the administrator.")).font(.footnote)
        }
        HStack { EmptyView() }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .accessibilityIdentifier("whole")
    .frame(width: 360, alignment: .leading)
    .padding()
  }
}
