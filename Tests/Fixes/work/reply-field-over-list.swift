// fix: planetary-social/nos de382ff9
// change: the ZStack of replies and the field becomes a VStack
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  ZStack {  // -
    // + VStack {
    ScrollView(.vertical) {  // !
      LazyVStack(spacing: 16) {
        ForEach(0..<12, id: \.self) { index in
          VStack(alignment: .leading, spacing: 6) {
            Text("Answer \(index)").font(.headline)
            Text("I think so too, and would take the boat on Saturday morning.")
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal)
        }
      }
      // + .padding(.bottom)
    }
    .padding(.top, 1)
    VStack {  // !
      Spacer()
      VStack {
        HStack {
          TextField("Post a reply", text: .constant(""))
          Button("Send") {}
        }
        .padding(.horizontal)
        .padding(.vertical, 10)
      }
      .background(Color.white)
    }
    // + .fixedSize(horizontal: false, vertical: true)
  }
}
