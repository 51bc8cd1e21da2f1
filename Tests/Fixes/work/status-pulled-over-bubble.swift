// fix: session-foundation/session-ios 908212043
// change: a negative top padding of 8 becomes one of 4
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  VStack(alignment: .leading, spacing: 0) {
    Text("Did you get the parcel?")
      .padding(.horizontal, 12)
      .padding(.top, 8)
      .padding(.bottom, 2)
      .background(RoundedRectangle(cornerRadius: 16).fill(Color.green))
      .padding(.bottom, 4)
      .padding(.horizontal, 20)
    HStack(spacing: 6) {  // !
      Image(systemName: "exclamationmark.triangle").frame(width: 13, height: 12)
      Text("Failed to send").font(.system(size: 11))
    }
    .padding(.top, -8)  // -
    // + .padding(.top, -4)
    .padding(.bottom, 4)
    .padding(.horizontal, 24)
    Divider()
  }
}
