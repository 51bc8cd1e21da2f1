// asked: https://github.com/tarkalabs/tarka-ui-kit-ios/pull/170
// wanted: a chip whose title is cut where there is no room for it
// change: the title loses fixedSize
// ask: {"device": "iphone-se-3"}
import SwiftUI

#Preview {
  HStack {
    Image(systemName: "tag")
    Text("Air handling unit on the roof of building four, north wing")
      .lineLimit(1)
      .fixedSize(horizontal: true, vertical: false)  // -
    Image(systemName: "xmark")
  }
  .padding(8)
  .background(.yellow, in: .capsule)
  .accessibilityIdentifier("chip")
}
