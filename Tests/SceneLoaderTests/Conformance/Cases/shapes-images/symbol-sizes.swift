// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/symbol/catalog-17
// observed: Apple SwiftUI on macOS 26.2
// confidence: observed
// platform: mac 26
// container: 400x200
// tolerance: 0.02
// size star.fill: 22 20
// size gear: 21.5 20.5
// size wifi: 22.5 16
// size chevron.right: 12.5 16.5
// size ellipsis: 18.5 5.5
// size person.2: 27.5 19
// size trash: 19.5 20.5
// size square.and.arrow.up: 19 22
// size exclamationmark.triangle: 20.5 18
// size checkmark.circle.fill: 20 19
// notes: Symbols at 17 points, as recorded.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 4) {
      HStack {
        Image(systemName: "star.fill").accessibilityIdentifier("star.fill")
        Image(systemName: "gear").accessibilityIdentifier("gear")
        Image(systemName: "wifi").accessibilityIdentifier("wifi")
        Image(systemName: "chevron.right").accessibilityIdentifier("chevron.right")
        Image(systemName: "ellipsis").accessibilityIdentifier("ellipsis")
        Image(systemName: "person.2").accessibilityIdentifier("person.2")
      }
      HStack {
        Image(systemName: "trash").accessibilityIdentifier("trash")
        Image(systemName: "square.and.arrow.up").accessibilityIdentifier("square.and.arrow.up")
        Image(systemName: "exclamationmark.triangle").accessibilityIdentifier(
          "exclamationmark.triangle")
        Image(systemName: "checkmark.circle.fill").accessibilityIdentifier("checkmark.circle.fill")
      }
    }
    .font(.system(size: 17))
  }
}
