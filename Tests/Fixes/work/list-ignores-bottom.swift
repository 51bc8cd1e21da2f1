// fix: element-hq/element-x-ios 9926cd363
// change: a list of rooms no longer ignores the bottom safe area
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  NavigationStack {
    ScrollView {  // !
      LazyVStack(spacing: 0) {
        ForEach(0..<16, id: \.self) { index in
          HStack(spacing: 16) {
            Circle().fill(Color.teal).frame(width: 52, height: 52)
            VStack(alignment: .leading, spacing: 2) {
              Text("Room \(index)").font(.headline)
              Text("See you on Thursday then").font(.subheadline)
            }
            Spacer()
          }
          .padding(16)
        }
      }
    }
    .ignoresSafeArea(.all, edges: .bottom)  // -
    .navigationTitle("All chats")
  }
}
