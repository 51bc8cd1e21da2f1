// fix: Dimillian/IceCubesApp 796f451f
// change: a percentage's frame(width: 40) becomes a hidden "100%" behind it
// ask: {"device": "iphone-16", "typeSize": "xxxLarge"}
import SwiftUI

#Preview {
  VStack(alignment: .leading) {
    ForEach(["Mountains", "Sea"], id: \.self) { option in
      HStack {
        RoundedRectangle(cornerRadius: 8)
          .fill(Color.blue.opacity(0.4))
          .frame(height: 30)
          .overlay(alignment: .leading) { Text(option).padding(.leading, 8) }
        Spacer()
        // + ZStack(alignment: .trailing) {
        // +   Text("100%").font(.subheadline).hidden()
        Text(option == "Sea" ? "100%" : "64%")  // !
          .font(.subheadline)  // !
          .frame(width: 40)  // -
        // + }
      }
    }
  }
  .padding()
}
