import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Account").font(.title)
      Spacer()
    }
    .frame(maxWidth: .infinity)
    .ignoresSafeArea()
  }
}
