// source: https://github.com/home-assistant/iOS, snapshots of
//   Tests/App/Settings/GesturesSetupView.test/testUI.light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view in the window of another
//   device, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 62 0 34 0
// type size: medium
// tolerance: 1
// text Gestures: 154.94 234.61 80.79 any
// text Shake: 31.78 368.09 44.3 any
// text Swipe left: 31.78 430.26 75.3 any
// text Using one finger: 32.04 475.76 119.7 any
// text Using two fingers: 32.04 526.76 126.85 any
// text Go to next page: 221.44 526.63 114.96 any
// text Using three fingers: 32.04 577.76 138.19 any
// text Previous server: 224.7 578.09 112.03 any
// text Swipe right: 31.78 639.93 85.96 any
// text Show sidebar: 238.44 685.75 98.3 any
// text Next server: 253.37 787.79 83.37 any
// notes: The configuration of the snapshot sets the type size; rows are 51 = 21 + 30, a header 57
//   to the row before it, a chevron takes 21.333 from its row.
import SwiftUI
struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        VStack(spacing: 16) {
          Color.blue.frame(width: 80, height: 80)
          VStack(spacing: 4) {
            Text("Gestures").font(.title3.bold())
            Text(
              "Gestures below will be applied whenever you are using Home Assistant " + "main UI."
            ).font(.subheadline).multilineTextAlignment(.center).frame(maxWidth: .infinity)
          }
        }
        .padding(.vertical, 4)
        Section { row("Shake", "None") }
        Section("Swipe left") {
          row("Using one finger", "None")
          row("Using two fingers", "Go to next page")
          row("Using three fingers", "Previous server")
        }
        Section("Swipe right") {
          row("Using one finger", "Show sidebar")
          row("Using two fingers", "Back to previous page")
          row("Using three fingers", "Next server")
        }
      }
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Reset") {} } }
      .contentMargins(.top, 4)
    }
  }
  func row(_ title: String, _ value: String) -> some View {
    NavigationLink {
      Text(title)
    } label: {
      HStack {
        Text(title).frame(maxWidth: .infinity, alignment: .leading)
        Text(value).frame(alignment: .trailing).foregroundStyle(.secondary).truncationMode(.middle)
          .lineLimit(1)
      }
    }
  }
}
