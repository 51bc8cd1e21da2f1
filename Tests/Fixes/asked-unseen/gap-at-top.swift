// asked: https://github.com/woocommerce/woocommerce-ios/pull/6440
// wanted: a list that begins right below the bar, and a line that stands above it
// change: both are put into a VStack with spacing 0
// ask: {"device": "iphone-16"}
import SwiftUI

struct Inbox: View {
  var body: some View {
    VStack {  // -
      // + VStack(spacing: 0) {
      Divider()
      Color.white.accessibilityIdentifier("list")
    }
    .background(.gray)
  }
}

#Preview { Inbox() }
