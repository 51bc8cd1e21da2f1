// reflow: image mountains 1200x800

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      Image("mountains")
        .resizable()
        .scaledToFill()
        .frame(height: 300)
        .clipped()
      LinearGradient(
        gradient: Gradient(colors: [.clear, .black.opacity(0.7)]), startPoint: .center,
        endPoint: .bottom)
      VStack(alignment: .leading) {
        Text("Weekend in the hills")
          .font(.system(.title, design: .serif, weight: .bold))
        Text("Three walks that need no map")
      }
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
    .frame(height: 300)
    .clipShape(.rect(cornerRadius: 20))
    .padding(.horizontal)
  }
}
