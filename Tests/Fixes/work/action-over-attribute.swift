// fix: kiwix/kiwix-apple 72187bad
// change: a ZStack of an attribute and its action becomes two rows
// ask: {"device": "iphone-se-3"}
import SwiftUI

#Preview {
  List {
    Section("File") {
      LabeledContent("Size", value: "96.4 GB")
      ZStack {  // -
        Button("Check the archive's integrity") {}.frame(maxWidth: .infinity)  // -
        LabeledContent("Archive integrity", value: "Passed")  // !
      }  // -
      // + Button("Check the archive's integrity") {}.frame(maxWidth: .infinity)
    }
  }
}
