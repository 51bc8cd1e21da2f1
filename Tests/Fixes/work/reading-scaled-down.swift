// fix: nightscout/Trio 7bba55aa1
// change: the value gets fixedSize() in place of minimumScaleFactor(0.5)
// ask: {"device": "iphone-se-1"}
import SwiftUI

#Preview {
  VStack {
    HStack(alignment: .center) {
      VStack(alignment: .leading, spacing: 4) {
        Text("IOB").font(.caption2)
        Text("2.35 units on board").lineLimit(1)
      }
      Spacer()
      VStack(alignment: .center, spacing: 6) {
        HStack(spacing: 8) {
          Text("10.8")  // !
            .font(.system(size: 24, weight: .bold))
            .minimumScaleFactor(0.5)  // -
            .lineLimit(1)
          // + .fixedSize()
          Image(systemName: "arrow.up.right").padding(.bottom, 2)
        }
        .padding(.leading, 4)
        Text("9:41").font(.caption2)
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 4) {
        Text("Eventual").font(.caption2)
        Text("6.1 by noon").lineLimit(1)
      }
    }
    .padding(.horizontal)
    Spacer()
  }
}
