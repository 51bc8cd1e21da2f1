// fix: elai950/AlertToast ad6c32e
// change: an alert loses fixedSize(horizontal: true, vertical: false)
// ask: {"device": "iphone-se-3"}
import SwiftUI

#Preview {
  ZStack {
    Color.white
    VStack {
      VStack(spacing: 8) {
        Text("Saved to your library").font(.body.bold()).multilineTextAlignment(.center)
        Text("You find it under Music, and may take it back within the next thirty seconds")
          .font(.footnote)
          .multilineTextAlignment(.center)
      }
    }
    .fixedSize(horizontal: true, vertical: false)  // -
    .padding()
    .background(Color.gray.opacity(0.2))
    .cornerRadius(10)
  }
}
