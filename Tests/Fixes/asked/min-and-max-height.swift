// asked: https://github.com/duckduckgo/apple-browsers/pull/4365
// wanted: a choice of at least 63 points that grows with its text
// change: the frame loses its maxHeight
// ask: {"device": "iphone-16", "typeSize": "accessibility2"}
import SwiftUI

#Preview {
  HStack {
    Text("At the bottom, near your thumb")
      .fixedSize(horizontal: false, vertical: true)
      .padding()
      .accessibilityIdentifier("label")
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 63, maxHeight: 63)  // -
      // + .frame(minWidth: 0, maxWidth: .infinity, minHeight: 63)
      .background(.yellow)
      .accessibilityIdentifier("choice")
    Text("Top")
      .padding()
      .frame(maxWidth: .infinity, minHeight: 63)
      .background(.yellow)
  }
  .padding()
}
