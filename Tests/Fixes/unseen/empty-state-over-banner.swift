// fix: element-hq/element-x-ios 63d33efb5
// change: an overlay on the scroll view becomes a part of what scrolls, below the banner
// ask: {"device": "iphone-se-3"}
import SwiftUI

#Preview {
  NavigationStack {
    ScrollView {
      LazyVStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 16) {
          Text("Set up recovery").font(.headline)
          Text("Make a key with which you get your messages back when all your devices are lost.")
          Button("Set it up") {}.buttonStyle(.borderedProminent).frame(maxWidth: .infinity)
          Button("Not now, remind me another day") {}.frame(maxWidth: .infinity)
          Text("Devices that aren't verified").font(.headline)
          Text("Two of your devices were never verified. Look at them before you send a message.")
          Button("Look at them") {}.buttonStyle(.borderedProminent).frame(maxWidth: .infinity)
        }
        .padding(24)
        .background(Color.gray.opacity(0.15))
        // + VStack(spacing: 8) {
        // +   Text("No chats for this choice").font(.headline)
        // +   Text("Take back your filters to see your other chats")
        // + }
        // + .frame(maxWidth: .infinity, minHeight: 160)
      }
    }
    .overlay {  // -
      VStack(spacing: 8) {  // -
        Text("No chats for this choice").font(.headline)  // -
        Text("Take back your filters to see your other chats")  // -
      }  // -
    }  // -
    .navigationTitle("Chats")
  }
}
