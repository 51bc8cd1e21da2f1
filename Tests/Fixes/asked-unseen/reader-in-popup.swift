// asked: https://github.com/Mijick/Popups/issues/66
// wanted: a popup at the bottom that is as high as its content
// change: the reader gets a height
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  ZStack(alignment: .bottom) {
    Color.gray.ignoresSafeArea()
    GeometryReader { proxy in  // !
      VStack(alignment: .leading, spacing: 16) {
        Text("Delete the album?").font(.title2)
        Text("Its photos stay in your library.")
        Button("Delete") {}.buttonStyle(.borderedProminent)
      }
      .padding(28)
      .frame(width: proxy.size.width)
    }
    // + .frame(height: 200)
    .background(.white)
    .accessibilityIdentifier("popup")
  }
}
