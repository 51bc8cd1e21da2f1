// asked: https://github.com/c-villain/SwipeActions/issues/30
// wanted: a row that is as high as its words, with a colour behind it
// change: the colour is a background, and not a part of the ZStack
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  VStack {
    ZStack {  // !
      Color.yellow  // -
      HStack {
        Text("Swipe me"); Spacer(); Text("9:41")
      }.padding()
      // + .background(.yellow)
    }
    .accessibilityIdentifier("row")
    Text("The next row")
  }
}
