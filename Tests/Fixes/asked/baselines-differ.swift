// asked: https://github.com/brewcoffee46/brewcoffee46/pull/31
// wanted: a large number and its unit on one baseline
// change: the HStack gets alignment: .firstTextBaseline
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  HStack {  // -
    // + HStack(alignment: .firstTextBaseline) {
    Text("18").font(.system(size: 60))
    Text("g").accessibilityIdentifier("unit")
  }
}
