// fix: woocommerce/woocommerce-ios 7b55d574d4
// change: a header's HStack becomes vertical at large type
// ask: {"device": "iphone-16", "typeSize": "accessibility3"}
import SwiftUI

#Preview {
  VStack {
    HStack {  // -
      // + VStack(spacing: 8) {
      Button {
      } label: {
        Image(systemName: "chevron.backward").font(.body.bold())
      }
      Text("Cart").font(.title.bold())  // !
      Spacer()  // -
      Text("12 items").font(.footnote)  // !
      Button {
      } label: {
        Text("Clear")  // !
          .font(.footnote.bold())
          .padding(EdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 24))
          .overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.purple, lineWidth: 2))
      }
    }
    .padding(.horizontal, 16)
    Spacer()
  }
}
