// asked: https://github.com/kishanraja/FloatingLabelTextFieldSwiftUI/issues/29
// wanted: a field at the top, and a Spacer below it
// change: the field loses maxHeight: .infinity
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  VStack {
    Text("Your account").font(.title)
    Text("Name")
      .accessibilityIdentifier("field")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)  // -
    // + .frame(maxWidth: .infinity, alignment: .bottomLeading)
    Spacer()
  }
  .padding()
}
