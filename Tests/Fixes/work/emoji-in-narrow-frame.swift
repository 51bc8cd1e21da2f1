// fix: damus-io/damus faec79d4
// change: the frame of a reaction's emoji goes from 20 to 22 points of width
// ask: {"device": "iphone-se-3"}
import SwiftUI

#Preview {
  VStack(alignment: .leading, spacing: 12) {
    Text("A ferry leaves the pier")
    HStack {
      Image(systemName: "bubble.left")
      Spacer()
      Image(systemName: "arrow.2.squarepath")
      Spacer()
      Text("🤙")  // !
        .frame(width: 20, height: 20)  // -
      // + .frame(width: 22, height: 20)
      Spacer()
      Image(systemName: "square.and.arrow.up")
    }
  }
  .padding()
}
