// fix: Abhiek187/ez-recipes-ios 4898f62
// change: a sign-in button's icon of 24 points grows with the type size
// ask: {"device": "iphone-16", "typeSize": "accessibility3"}
// reflow: image logo 96x96
import SwiftUI

#Preview {
  VStack {
    Button {
    } label: {
      HStack(spacing: 12) {
        Image("logo")  // !
          .resizable()  // !
          .scaledToFit()  // !
          .frame(width: 24, height: 24)  // -
        // + .frame(width: 56, height: 56)
        Text("Sign in").lineLimit(1)
      }
      .padding(.horizontal, 8)
    }
    .buttonStyle(.borderedProminent)
  }
}
