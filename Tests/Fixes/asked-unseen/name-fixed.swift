// asked: https://github.com/anyproto/anytype-swift/pull/4694
// wanted: a sender's long name that is cut, and a message beside it
// change: the name loses fixedSize
// ask: {"device": "iphone-se-3"}
import SwiftUI

#Preview {
  HStack(spacing: 4) {
    Text("The editors of the monthly paper of the sailing club:")
      .lineLimit(1)
      .fixedSize(horizontal: true, vertical: false)  // -
    Text("See you all at the harbour").lineLimit(1)
  }
  .padding()
  .accessibilityIdentifier("row")
}
