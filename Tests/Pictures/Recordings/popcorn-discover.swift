import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 16)], spacing: 16) {
          ForEach(0..<6) { _ in
            ZStack {
              LinearGradient(
                colors: [.secondary.opacity(0.15), .secondary.opacity(0)], startPoint: .top,
                endPoint: .bottom)
              Color.secondary.opacity(0.1)
            }
            .aspectRatio(500.0 / 750.0, contentMode: .fit).clipShape(.rect(cornerRadius: 10))
          }
        }
        .padding()
      }
      .navigationTitle("Popular Movies")
    }
  }
}
