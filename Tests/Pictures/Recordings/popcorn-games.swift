import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          card("movieclapper", "Plot Remix", .blue)
          card("photo.on.rectangle", "Poster Pixelation", .green)
        }
        .padding()
      }
      .navigationTitle("Games")
    }
  }
  func card(_ icon: String, _ title: String, _ color: Color) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Spacer()
        Image(systemName: icon).resizable().aspectRatio(contentMode: .fit).frame(
          width: 40, height: 40)
      }
      Spacer()
      Text(title).font(.headline)
    }
    .foregroundStyle(.white).padding().frame(maxWidth: .infinity, alignment: .leading).frame(
      height: 140
    )
    .background {
      LinearGradient(
        colors: [.white.opacity(0.3), .clear], startPoint: .topLeading, endPoint: .bottomTrailing)
    }
    .background(color).clipShape(.rect(cornerRadius: 15))
  }
}
