// asked: https://github.com/wikimedia/wikipedia-ios/pull/6166
// wanted: a popover that shows all of its text
// change: maxWidth: 240 becomes width: 240
// ask: {"device": "ipad-pro-11-m4", "typeSize": "accessibility1"}
import SwiftUI

#Preview {
  Text("Whenever I read")
    .popover(isPresented: .constant(true)) {
      Text("We will remind you after the number of articles that you have chosen above.")
        .accessibilityIdentifier("note")
        .frame(maxWidth: 240)  // -
        // + .frame(width: 240)
        .padding()
    }
}
