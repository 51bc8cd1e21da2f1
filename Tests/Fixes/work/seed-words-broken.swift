// fix: Electric-Coin-Company/zashi-ios 9b08395b
// change: seed words get fixedSize() in place of minimumScaleFactor
// ask: {"device": "iphone-se-1"}
import SwiftUI

#Preview {
  ScrollView {
    Text("Your secret phrase").font(.title2.bold()).padding(.bottom, 15)
    HStack {
      ForEach(0..<3, id: \.self) { group in
        HStack(spacing: 2) {
          VStack(alignment: .trailing, spacing: 2) {
            ForEach(0..<8, id: \.self) { index in
              Text("\(group * 8 + index + 1).").font(.system(size: 16, weight: .medium))
              // + .fixedSize()
            }
          }
          VStack(alignment: .leading, spacing: 2) {
            ForEach(0..<8, id: \.self) { index in
              Text(index % 3 == 0 ? "mountain" : "hamster")  // !
                .font(.system(size: 16, weight: .medium))
                .minimumScaleFactor(0.5)  // -
              // + .fixedSize()
            }
          }
          if group == 0 { Spacer() }
        }
      }
    }
    .frame(maxWidth: .infinity)
    .padding(.horizontal, 15)
  }
}
