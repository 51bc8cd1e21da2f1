// asked: https://devgem.io/posts/understanding-view-positioning-in-swiftui-zstack-with-scaledtofill
// wanted: a square that stays at 60, 60 of the box, whatever its width is
// change: the rectangle at the back isn't scaledToFill any more
// ask: {"container": "400x600"}
import SwiftUI

#Preview {
  ZStack {
    Rectangle().fill(.gray)
      .scaledToFill()  // -
    Rectangle().fill(.green).frame(width: 100, height: 100)
    Rectangle().fill(.blue)
      .frame(width: 100, height: 100)
      .accessibilityIdentifier("blue")
      .position(x: 60, y: 60)
  }
  .frame(width: 350, height: 300)
}
