import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List(["Margot Robbie", "Stanley Tucci"], id: \.self) { name in
        Button {
        } label: {
          HStack {
            ZStack {
              LinearGradient(
                colors: [.secondary.opacity(0.15), .secondary.opacity(0)], startPoint: .top,
                endPoint: .bottom)
              Color.secondary.opacity(0.1)
            }
            .frame(width: 80, height: 80).clipShape(.circle)
            Text(name)
            Spacer()
            Image(systemName: "chevron.right").foregroundStyle(.secondary).imageScale(.small)
          }
          .padding(.vertical, 8)
        }
        .buttonStyle(.plain)
      }
      .navigationTitle("Trending")
    }
  }
}
