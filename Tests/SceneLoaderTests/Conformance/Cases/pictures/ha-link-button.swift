// source: https://github.com/home-assistant/iOS, snapshots of
//   Tests/Shared/DesignSystem/Components/ExternalLinkButtonTests/testExternalLinkButton.light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 54 0 34 0
// type size: medium
// tolerance: 1
// frame row: 0 401 390 62
// text This is a title: 62.1 422.25 94.64 any
import SwiftUI
struct ContentView: View {
  var body: some View {
    Link(destination: URL(string: "https://example.com")!) {
      HStack(spacing: 16) {
        Image(systemName: "heart").frame(width: 30, height: 30).font(.title2)
        Text("This is a title").frame(maxWidth: .infinity, alignment: .leading).font(.body.bold())
      }
    }
    .buttonStyle(.plain).frame(maxWidth: 600).padding().background(Color.gray)
    .accessibilityIdentifier("row")
  }
}
