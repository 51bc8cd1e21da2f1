// source: https://github.com/tevelee/SwiftUI-Flow
//   Tests/FlowTests/SnapshotTests/Image/ImageSnapshotTests.swift,
//   __Snapshots__/ImageSnapshotTests/firstTextBaseline_textPills.1.png,
//   lastTextBaseline_multilineText.1.png
// observed: Apple SwiftUI, macOS 15/26 CI, rendered at 1x; outlines of the pills
// confidence: observed
// platform: mac 26 @1x
// container: 400x400
// tolerance: 0.01
// size p0: 106 48
// size p1: 50 25
// size p2: 49 any
// size p3: 52 21
// size p4: 47 24
// size p5: 65 46
// size p6: 55 46
// size p7: 43 21
// size p8: 74 47
// notes: Sizes only (the source places them by its own flow layout). Widths agree with the iOS
//   model without the .SFNS widening; the same picture at .accessibility3: Dynamic Type does
//   nothing on a Mac. p2, in title2, is 29 high, here 28: a line of `.system(size: 17)` was recorded as
//   20 high, and none of the style.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Large").font(.system(size: 34, weight: .bold)).fixedSize().padding(.horizontal, 8)
        .padding(.vertical, 4).accessibilityIdentifier("p0")
      Text("small").font(.system(size: 14)).fixedSize().padding(.horizontal, 8).padding(
        .vertical, 4
      ).accessibilityIdentifier("p1")
      Text("Title").font(.title2).fixedSize().padding(.horizontal, 8).padding(.vertical, 4)
        .accessibilityIdentifier("p2")
      Text("caption").font(.caption).fixedSize().padding(.horizontal, 8).padding(.vertical, 4)
        .accessibilityIdentifier("p3")
      Text("Body").font(.body).fixedSize().padding(.horizontal, 8).padding(.vertical, 4)
        .accessibilityIdentifier("p4")
      Text("Tall").font(.system(size: 32, weight: .semibold)).fixedSize().padding(.horizontal, 8)
        .padding(.vertical, 4).accessibilityIdentifier("p5")
      Text("Two\nLines").font(.system(size: 16)).fixedSize().padding(.horizontal, 8).padding(
        .vertical, 4
      ).accessibilityIdentifier("p6")
      Text("Small").font(.caption).fixedSize().padding(.horizontal, 8).padding(.vertical, 4)
        .accessibilityIdentifier("p7")
      Text("Last\nBaseline").font(.title3).fixedSize().padding(.horizontal, 8).padding(.vertical, 4)
        .accessibilityIdentifier("p8")
    }
  }
}
