// source: https://github.com/home-assistant/iOS, snapshots of
//   Tests/App/Settings/AboutView.test/testUI.light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view in the window of another
//   device, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 62 0 34 0
// type size: medium
// tolerance: 1
// text Home Assistant Companion: 72.46 231.33 245.75 any
// text Join Beta: 32.1 346.09 67.12 any
// text Acknowledgements: 31.77 396.76 142.79 any
// text Leave a review: 32.04 448.09 106.37 any
// text Help localize the app!: 32.04 498.76 155.03 any
// text Website: 32.1 585.09 58.31 any
// text Forums: 32.04 636.12 54.85 any
// text Chat: 32.11 687.09 34.3 any
// text Documentation: 32.04 738.09 111.26 any
// text Home Assistant on Twitter: 32.04 824.09 190.37 any
// notes: 35 between sections without header and footer.
import SwiftUI
struct ContentView: View {
  var body: some View {
    List {
      VStack(spacing: 16) {
        Color.blue.frame(width: 100, height: 100)
        VStack(spacing: 4) {
          Text("Home Assistant Companion").font(.title3.bold())
          Text("2025.11.0 (2025)").font(.subheadline).frame(maxWidth: .infinity)
        }
      }
      .padding(.vertical, 4)
      Section {
        Link("Join Beta", destination: URL(string: "https://a.com")!)
        NavigationLink(destination: Text("")) { Text("Acknowledgements") }
        Link("Leave a review", destination: URL(string: "https://a.com")!)
        Link("Help localize the app!", destination: URL(string: "https://a.com")!)
      }
      Section {
        Link("Website", destination: URL(string: "https://a.com")!)
        Link("Forums", destination: URL(string: "https://a.com")!)
        Link("Chat", destination: URL(string: "https://a.com")!)
        Link("Documentation", destination: URL(string: "https://a.com")!)
      }
      Section {
        Link("Home Assistant on Twitter", destination: URL(string: "https://a.com")!)
      }
    }
  }
}
