// asked: https://github.com/SwiftUI-Plus/TextView/issues/13
// wanted: a text that scrolls in a frame of 100 points and isn't drawn out of it
// change: the text is put into a ScrollView
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  VStack {
    Text("Notes")
    Text(String(repeating: "What the guide told us about the bridge. ", count: 8))  // -
      // + ScrollView { Text(String(repeating: "What the guide told us about the bridge. ", count: 8)) }
      .fixedSize(horizontal: false, vertical: true)  // -
      .accessibilityIdentifier("body")
      .frame(height: 100)  // !
      .accessibilityIdentifier("box")
    Text("Saved")
  }
  .padding()
}
