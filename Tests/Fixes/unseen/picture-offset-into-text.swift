// fix: woocommerce/woocommerce-ios 31fb5d546e
// change: a picture that is offset from its text is aligned at the text's top
// ask: {"container": "390x700", "typeSize": "accessibility3"}
// reflow: image bags 104x104
import SwiftUI

#Preview {
  VStack {
    Spacer()
    Text("Tap on a product to add it to the cart, or scan its label with the camera")  // !
      .font(.title3)
      .multilineTextAlignment(.center)
      .overlay(alignment: .center) {  // -
        // + .overlay(alignment: .top) {
        Image("bags")  // !
          .resizable()  // !
          .frame(width: 104, height: 104, alignment: .bottom)  // !
          .offset(y: -144)  // !
          .aspectRatio(contentMode: .fit)  // !
      }
    Spacer()
  }
  .padding(.horizontal)
}
