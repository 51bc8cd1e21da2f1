// asked: https://github.com/RevenueCat/purchases-ios/pull/6657
// wanted: pages of a carousel that aren't drawn over their neighbours
// change: each page is clipped after its frame
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  HStack(spacing: 8) {
    ForEach(0..<3) { index in
      VStack {
        Text("Plan \(index)")
        Color.orange.frame(width: 180, height: 200)
      }
      .frame(width: 120)  // !
      // + .clipped()
    }
  }
}
