// asked: https://github.com/RevenueCat/purchases-ios/pull/5825
// wanted: the price at the bottom of the screen where the content is shorter than it
// change: the stack gets the scroll view's height as its minHeight
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  GeometryReader { proxy in
    ScrollView {
      VStack {
        Text("Pro").font(.largeTitle).accessibilityIdentifier("title")
        Spacer()  // !
        Text("4.99 a month").accessibilityIdentifier("price")
      }
      .frame(maxWidth: .infinity)
      // + .frame(minHeight: proxy.size.height)
    }
  }
}
