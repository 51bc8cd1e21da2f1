// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/text/line-limit
// observed: Apple SwiftUI on macOS 26.2
// confidence: derived
// platform: mac 26
// container: 400x240
// tolerance: 0.02
// frame most-2: 125 24 144 32
// frame one-to-3: 125 56 147 48
// frame reserved: 125 104 31 32
// frame two-to-4: 125 136 31 32
// frame least-3: 125 168 31 48
// notes: The upper end limits the lines, the lower one reserves them. Sizes as recorded;
//   recorded with other texts above, so the column is centred anew: (240 - 192) / 2 = 24.

import SwiftUI

let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(sentence).lineLimit(...2).accessibilityIdentifier("most-2").frame(
        width: 150, alignment: .topLeading)
      Text(sentence).lineLimit(1...3).accessibilityIdentifier("one-to-3").frame(
        width: 150, alignment: .topLeading)
      Text("Hello").lineLimit(2, reservesSpace: true).accessibilityIdentifier("reserved")
      Text("Hello").lineLimit(2...4).accessibilityIdentifier("two-to-4")
      Text("Hello").lineLimit(3...).accessibilityIdentifier("least-3")
    }
  }
}
