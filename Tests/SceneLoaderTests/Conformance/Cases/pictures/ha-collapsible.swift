// source: https://github.com/home-assistant/iOS, snapshots of
//   Tests/Shared/DesignSystem/Components/CollapsibleViewTests/testCollapsibleViewOpen.light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 54 0 34 0
// type size: medium
// tolerance: 1
// text This is a content: 0.1 433.09 118.97 any
// notes: Two texts of the body style are 2 apart.
import SwiftUI
struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("This is a header"); Spacer(); Image(systemName: "chevron.up")
      }.frame(maxWidth: .infinity)
      VStack(alignment: .leading) { Text("This is a content") }
    }
  }
}
