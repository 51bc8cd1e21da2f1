// asked: https://github.com/IBM/mac-ibm-notifications/issues/204
// wanted: a text that stays in the middle when it wraps
// change: the text gets multilineTextAlignment(.center)
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  VStack(spacing: 16) {
    Image(systemName: "laptopcomputer").font(.largeTitle)
    Text("Welcome").font(.title)
    Text("Your device is set up by your company, and this page tells you how that is done.")  // !
    // + .multilineTextAlignment(.center)
  }
  .padding()
}
