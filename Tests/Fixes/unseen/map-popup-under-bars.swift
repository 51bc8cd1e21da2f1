// fix: Daggerpov/Spawn-App-iOS-SwiftUI cd2222ab
// change: a map with things on it no longer ignores the safe area
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  ZStack {  // !
    Color.green.opacity(0.3)
    VStack {
      HStack {
        Button("Everyone") {}
        Button("Close friends") {}
        Spacer()
      }
      .padding(.horizontal)
      Spacer()
      Button("Add an event") {}.buttonStyle(.borderedProminent)
    }
  }
  .ignoresSafeArea()  // -
}
