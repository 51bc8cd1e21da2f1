// asked: https://github.com/lucaszischka/BottomSheet/issues/63
// wanted: a panel at the bottom whose white goes on under the home indicator
// change: the panel's background ignores the bottom safe area
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  ZStack(alignment: .bottom) {
    Color.gray.ignoresSafeArea()
    VStack {
      Text("Share")
      Text("Delete")
    }
    .frame(maxWidth: .infinity)
    .padding()
    .background {
      UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16).fill(.white)  // !
        .accessibilityIdentifier("panel")
      // + .ignoresSafeArea(edges: .bottom)
    }
  }
}
