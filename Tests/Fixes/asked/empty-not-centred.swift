// asked: https://github.com/warp-ds/warp-ios/pull/206
// wanted: what stands for an empty list in the middle of the screen, and scrolling where it is too high
// change: ViewThatFits shows it without a ScrollView where it fits
// ask: {"device": "iphone-16"}
import SwiftUI

struct Empty: View {
  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "tray").font(.largeTitle)
      Text("No messages").font(.headline).accessibilityIdentifier("message")
      Text("What you are sent is shown here.")
    }
    .frame(maxWidth: .infinity)
    .padding()
  }
}

#Preview {
  ScrollView { Empty() }  // -
  // + ViewThatFits(in: .vertical) { Empty(); ScrollView { Empty() } }
}
