// asked: https://github.com/warp-ds/warp-ios/pull/131
// wanted: the same gap between all boxes of a stack
// change: the box that can be expanded loses its vertical padding
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  VStack(spacing: 16) {
    Text("Price").frame(maxWidth: .infinity).background(.yellow)
      .accessibilityIdentifier("a")
    Text("Details").frame(maxWidth: .infinity).background(.yellow)
      .accessibilityIdentifier("b")
      .padding(.vertical, 16)  // -
    Text("Seller").frame(maxWidth: .infinity).background(.yellow)
    Text("Place").frame(maxWidth: .infinity).background(.yellow)
  }
  .padding()
}
