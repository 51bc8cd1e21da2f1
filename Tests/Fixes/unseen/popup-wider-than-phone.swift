// fix: Automattic/pocket-casts-ios b867358c9
// change: a popup's frame(width: 340) becomes minWidth: 300, maxWidth: 340
// ask: {"device": "iphone-se-1"}
import SwiftUI

#Preview {
  ZStack {
    Color.black.opacity(0.5).ignoresSafeArea()
    VStack(spacing: 10) {
      Rectangle().fill(Color.indigo).frame(height: 195)
      Text("The queue fills itself").font(.title3.bold()).multilineTextAlignment(.center)
      Text("When nothing is left to play, new episodes of shows you follow are lined up for you.")
        .font(.subheadline)
        .padding(.horizontal)
        .padding(.bottom)
      Button("Turn it on") {}.buttonStyle(.borderedProminent).padding(.bottom)
    }
    .frame(width: 340)  // -
    // + .frame(minWidth: 300, maxWidth: 340)
    .background(Color.white)
    .cornerRadius(5)
    // + .padding()
  }
}
