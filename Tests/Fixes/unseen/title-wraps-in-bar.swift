// fix: pointfreeco/isowords 718a2e6
// change: a title in a bar gets lineLimit(1)
// ask: {"device": "iphone-se-3", "typeSize": "xxLarge"}
import SwiftUI

#Preview {
  VStack {
    HStack(alignment: .center, spacing: 8) {
      Button {
      } label: {
        HStack {
          Text("Unlimited solo, 12 words found")  // !
          // + .lineLimit(1)
          Spacer()
          Image(systemName: "chevron.down")
        }
        .font(.system(.subheadline, design: .rounded).weight(.medium))
        .padding(.horizontal)
      }
      .padding(.vertical, 12)
      .background(Color.yellow)
      .cornerRadius(8)
      Button {
      } label: {
        Image(systemName: "ellipsis").frame(width: 56, height: 44)
      }
      .background(Color.yellow)
      .cornerRadius(8)
    }
    .padding(.horizontal)
    Spacer()
  }
}
