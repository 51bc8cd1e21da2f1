// reflow: image icon 24x24
// reflow: image swatch 64x40
// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/label/basic
// observed: Apple SwiftUI on macOS 26.2
// confidence: derived
// platform: mac 26
// container: 320x148
// tolerance: 0.02
// frame dot: 115.25 2.420166015625 12 12
// frame title: 135.25 0 26.5 16
// frame swatch: 115.25 28 64 40
// frame word: 187.25 39.579833984375 17.5 16
// frame row: 115.25 80 75 24
// frame beside: 172.75 83.579833984375 17.5 16
// frame button: 115.25 116 82.5 32
// frame inside: 127.25 120 58.5 24
// notes: An icon's middle is on the middle of the title's capital letters, half of 9.16 above
//   its baseline; 8 points between them. Recorded below four other labels, with the same width.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label(
        title: { Text("Title").accessibilityIdentifier("title") },
        icon: {
          Circle().fill(Color.red).frame(width: 12, height: 12).accessibilityIdentifier("dot")
        })
      Label(
        title: { Text("Hg").accessibilityIdentifier("word") },
        icon: { Image("swatch").accessibilityIdentifier("swatch") })
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Label("Hg", image: "icon")
        Text("Hg").accessibilityIdentifier("beside")
      }
      .accessibilityIdentifier("row")
      Button(action: {}) { Label("Title", image: "icon").accessibilityIdentifier("inside") }
        .accessibilityIdentifier("button")
    }
  }
}
