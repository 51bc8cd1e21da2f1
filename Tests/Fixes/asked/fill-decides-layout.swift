// asked: https://github.com/onmyway133/blog/issues/939
// wanted: a picture that fills a row of 100 points and covers nothing else
// change: the picture is an overlay of a clear colour with the row's height
// ask: {"device": "iphone-16"}
// reflow: image harbour 1600x600
import SwiftUI

#Preview {
  VStack {
    Text("Trips")
    Image("harbour").resizable().scaledToFill()  // -
      .frame(height: 100)  // -
      // + Color.clear.frame(height: 100)
      // + .overlay { Image("harbour").resizable().scaledToFill() }
      // + .clipped().contentShape(Rectangle())
      .accessibilityIdentifier("photo")
    Button("Book") {}
  }
}
