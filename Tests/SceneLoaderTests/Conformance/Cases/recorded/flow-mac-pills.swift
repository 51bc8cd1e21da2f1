// source: https://github.com/tevelee/SwiftUI-Flow
//   Tests/FlowTests/SnapshotTests/Image/ImageSnapshotTests.swift,
//   __Snapshots__/ImageSnapshotTests/firstTextBaseline_textPills.1.png,
//   lastTextBaseline_multilineText.1.png
// observed: Apple SwiftUI, macOS 15/26 CI, rendered at 1x; outlines of the pills
// confidence: observed
// platform: mac 26
// container: 400x400
// tolerance: 0.5
// size p0: 105.5 47.5
// size p1: 49.5 24.5
// size p2: 48.5 28.5
// size p3: 51.5 20.5
// size p4: 46.5 23.5
// size p5: 64.5 45.5
// size p6: 54.5 45.5
// size p7: 42.5 20.5
// size p8: 73.5 46.5
// notes: Sizes only (the source places them by its own flow layout). Widths agree with the iOS
//   model without the .SFNS widening; the same picture at .accessibility3: Dynamic Type does
//   nothing on a Mac. Sizes were seen as whole pixels at 1x, so what is expected is half a point
//   below, half a point off at most.

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
