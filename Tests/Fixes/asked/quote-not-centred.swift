// asked: https://github.com/subconsciousnetwork/subconscious/pull/777
// wanted: a quotation in the middle of a screen that can be pulled to refresh
// change: the stack gets the reader's height as its minHeight
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  GeometryReader { proxy in
    ScrollView {
      VStack {
        Spacer()  // !
        HStack {
          Spacer()
          Text("A note is a letter to oneself.").accessibilityIdentifier("quote")
          Spacer()
        }
        Spacer()
      }
      .padding()
      // + .frame(minHeight: proxy.size.height)
    }
  }
}
