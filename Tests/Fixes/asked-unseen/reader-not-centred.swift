// asked: https://github.com/YusukeHosonuma/Effective-SwiftUI/issues/42
// wanted: a text in the middle of the screen, as wide as it
// change: frame(maxWidth: .infinity) in place of a GeometryReader
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  GeometryReader { proxy in  // -
    Text("Hello")
      .accessibilityIdentifier("text")
      .frame(width: proxy.size.width)  // -
    // + .frame(maxWidth: .infinity)
  }  // -
}
