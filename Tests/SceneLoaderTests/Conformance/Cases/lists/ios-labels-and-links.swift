// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/ios/label/list
// observed: Apple SwiftUI on an iPhone SE simulator, iOS 26.0
// confidence: derived
// platform: ios 26 @2x
// container: 320x300
// tolerance: 0.02
// frame wifi: 72 50.75 40.5 20.5
// frame settings: 72 102.75 63 20.5
// frame link: 32 102.75 256 20.5
// frame network: 32 50.75 80.5 20.5
// notes: In a row a label's icon has a slot of 24 and 16 to the title; the row is the title's
//   line. A link fills its row. The recording machine set lines of text styles higher than most do
//   (a body line 24.5 instead of 20.5), so what a line is part of is derived from the same sums
//   with the usual line.

import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Label {
        Text("Wi-Fi").accessibilityIdentifier("wifi")
      } icon: {
        Image(systemName: "wifi")
      }
      .accessibilityIdentifier("network")
      NavigationLink(destination: Text("Pushed")) {
        Label {
          Text("Settings").accessibilityIdentifier("settings")
        } icon: {
          Image(systemName: "star")
        }
      }
      .accessibilityIdentifier("link")
    }
  }
}
