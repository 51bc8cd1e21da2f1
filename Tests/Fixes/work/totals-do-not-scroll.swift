// fix: woocommerce/woocommerce-ios 6997ec8168
// change: the rows above the payment buttons are put into a ScrollView
// ask: {"device": "iphone-se-3", "landscape": true}
import SwiftUI

#Preview {
  VStack {
    Text("Totals").font(.title)
    // + ScrollView {
    ForEach(0..<12, id: \.self) { index in  // !
      HStack {  // !
        Text("\(index + 1) x Woollen socks")  // !
        Spacer()
        Text("$7.00")
      }
    }
    // + }
    Spacer()
    HStack {
      Button("Take payment") {}
        .padding(.all, 10)
        .frame(maxWidth: .infinity, idealHeight: 120)
        .font(.title)
        .border(.purple, width: 2)
      Button("Cash") {}
        .padding(.all, 10)
        .frame(maxWidth: .infinity, idealHeight: 120)
        .font(.title)
        .background(Color.purple.opacity(0.2))
    }
  }
  .padding()
}
