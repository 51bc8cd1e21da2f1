// asked: https://github.com/diniska/swiftui-wrapping-stack/pull/5
// wanted: wrapped items at the trailing edge, as the stack around them says
// change: what is in the GeometryReader gets a frame with the alignment
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  VStack(alignment: .trailing) {
    Text("Filters")
    GeometryReader { proxy in  // !
      HStack {
        Text("New"); Text("Sale")
      }
      .accessibilityIdentifier("items")
      // + .frame(width: proxy.size.width, alignment: .trailing)
    }
    .frame(height: 40)
  }
}
