// asked: https://github.com/Mijick/Popups/issues/33
// wanted: a popup that fits the window when it is narrower than the screen
// change: the frame of the screen's width becomes maxWidth: .infinity
// ask: {"device": "ipad-pro-11-m4"}
import SwiftUI

#Preview {
  HStack(spacing: 0) {
    Color.gray.frame(width: 320)
    VStack {
      Spacer()
      Text("The file was moved")
        .padding()
        .frame(width: UIScreen.main.bounds.width)  // -
        // + .frame(maxWidth: .infinity)
        .background(.yellow)
        .accessibilityIdentifier("popup")
    }
    .frame(maxWidth: .infinity)
    .accessibilityIdentifier("detail")
  }
}
