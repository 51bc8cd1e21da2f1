// fix: flipperdevices/Flipper-iOS-App 26f7bdd2
// change: a help picture becomes resizable and scaled to fit
// ask: {"device": "iphone-se-3"}
// reflow: image help 362x180
import SwiftUI

#Preview {
  ScrollView {
    VStack(alignment: .leading, spacing: 24) {
      VStack(alignment: .leading, spacing: 8) {
        Text("1. Press and hold an empty place of your home screen until icons move")
          .font(.system(size: 14, weight: .medium))
        Image("help")  // !
        // + .resizable()
        // + .scaledToFit()
      }
      VStack(alignment: .leading, spacing: 8) {
        Text("2. Press the plus in the corner").font(.system(size: 14, weight: .medium))
      }
    }
    .padding(.horizontal, 14)
    // + .padding(.bottom, 14)
  }
}
