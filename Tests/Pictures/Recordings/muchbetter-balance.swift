import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Your total balance").font(.body).padding(.bottom, -20).padding(.top, 10)
      HStack {
        Spacer()
        Text("111.11").font(.system(size: 50)).fontWeight(.bold).padding()
        Spacer()
      }
    }
    .padding(.top, 10).foregroundColor(.white)
    .background(
      LinearGradient(
        colors: [.orange.opacity(0.3), .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
    )
    .cornerRadius(10).padding()
  }
}
