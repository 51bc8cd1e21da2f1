// fix: exyte/Chat f94a8a0
// change: a message's frame(width:) of the screen's width becomes maxWidth:
// ask: {"device": "iphone-15", "landscape": true}
import SwiftUI

#Preview {
  ScrollView {
    VStack(spacing: 0) {
      ForEach(0..<3, id: \.self) { index in
        HStack(alignment: .bottom, spacing: 0) {
          if index == 1 { Circle().fill(Color.mint).frame(width: 32, height: 32) }
          Text("Shall we meet at the station?")
            .padding(12)
            .background(RoundedRectangle(cornerRadius: 20).fill(Color.mint.opacity(0.4)))
        }
        .padding(.top, 8)
        .frame(width: 852, alignment: index == 1 ? .leading : .trailing)  // -
        // + .frame(maxWidth: 852, alignment: index == 1 ? .leading : .trailing)
      }
    }
  }
}
