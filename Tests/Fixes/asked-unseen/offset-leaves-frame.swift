// asked: https://github.com/arul28/ADE/pull/174
// wanted: cards behind a card that stay in their box of 36 points
// change: the backdrop gets room for its offset
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  VStack(spacing: 0) {
    ZStack(alignment: .bottom) {
      RoundedRectangle(cornerRadius: 14).fill(.gray).padding(.horizontal, 10)
      RoundedRectangle(cornerRadius: 14).fill(.orange)
        .padding(.horizontal, 20)
        .accessibilityIdentifier("back")
        .offset(y: 8)  // !
    }
    .frame(height: 36)
    // + .padding(.bottom, 8)
    Text("Search the web").frame(maxWidth: .infinity).background(.yellow)
      .accessibilityIdentifier("next")
  }
}
