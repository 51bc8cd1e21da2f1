// fix: flipperdevices/Flipper-iOS-App 238f1753
// change: a Spacer() in a card becomes Spacer(minLength: 0)
// ask: {"device": "iphone-se-1"}
import SwiftUI

#Preview {
  VStack {
    VStack(alignment: .leading, spacing: 14) {
      HStack(spacing: 8) {
        RoundedRectangle(cornerRadius: 6).fill(Color.orange).frame(width: 48, height: 48)
        VStack(alignment: .leading, spacing: 2) {
          Text("Key32 (Read a Card)")  // !
            .font(.system(size: 16, weight: .bold))
          Text("Work out keys from a card read")  // !
            .font(.system(size: 12, weight: .medium))
        }
        .lineLimit(1)
        Spacer()  // -
        // + Spacer(minLength: 0)
        HStack(spacing: 6) {
          Circle().fill(Color.orange).frame(width: 16, height: 16)
          Image(systemName: "chevron.right")
        }
      }
    }
    .padding([.bottom, .leading, .top], 12)
    .padding(.trailing, 8)
    .background(Color.gray.opacity(0.2))
    .cornerRadius(10)
  }
  .padding(.horizontal, 14)
}
