// fix: session-foundation/session-ios 1221a155a
// change: a button's frame(width: 55) becomes minWidth: 50 and a padding
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  VStack {
    HStack {
      VStack(alignment: .leading, spacing: 0) {
        Text("Wachtwoord verbergen").bold().font(.system(size: 15))
        Text("Verberg uw herstelwachtwoord voorgoed op dit apparaat.").font(.system(size: 13))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      // + Spacer()
      Button {
      } label: {
        Text("Verbergen")  // !
          .bold()
          .font(.system(size: 11))
          .frame(width: 55, height: 30)  // -
          // + .frame(height: 30)
          // + .frame(minWidth: 50)
          // + .padding(.horizontal, 7)
          // + .padding(.vertical, 5)
          .overlay(Capsule().stroke(Color.red))
      }
    }
    .padding(.all, 16)
  }
}
