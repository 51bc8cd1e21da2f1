// asked: https://github.com/katagaki/SakuraRSS/pull/60
// wanted: a tall photo that is cropped to its card
// change: the picture is clipped
// ask: {"device": "iphone-16"}
// reflow: image tower 400x1200
import SwiftUI

#Preview {
  VStack(spacing: 8) {
    Text("Holidays")
    GeometryReader { proxy in
      Image("tower").resizable()  // !
        .aspectRatio(contentMode: .fill)
        .frame(width: proxy.size.width, height: proxy.size.height)  // !
      // + .clipped()
    }
    .frame(height: 200)
    Text("By the river")
  }
}
