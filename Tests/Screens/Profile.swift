import SwiftUI

struct Figure: View {
  let value: String
  let name: String

  var body: some View {
    VStack {
      Text(value).font(.title3.bold())
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

struct Profile: View {
  private let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple,
  ]

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ZStack(alignment: .bottom) {
          LinearGradient(
            colors: [.indigo, .purple, .pink], startPoint: .topLeading, endPoint: .bottomTrailing
          )
          .frame(height: 160)
          Circle().fill(.teal)
            .frame(width: 96, height: 96)
            .overlay(Text("LK").font(.largeTitle.bold()).foregroundStyle(.white))
            .overlay(Circle().stroke(.background, lineWidth: 4))
            .offset(y: 48)
        }
        VStack(spacing: 4) {
          Text("Lena Kowalski").font(.title2.bold())
          Text("@lena · Gdańsk").foregroundStyle(.secondary)
        }
        .padding(.top, 40)
        HStack {
          Figure(value: "248", name: "Photos")
          Divider()
          Figure(value: "12.4k", name: "Followers")
          Divider()
          Figure(value: "318", name: "Following")
        }
        .frame(height: 44)
        HStack {
          Button("Follow") {}.buttonStyle(.borderedProminent)
          Button("Message") {}.buttonStyle(.bordered)
        }
        LazyVGrid(columns: Array(repeating: GridItem(spacing: 2), count: 3), spacing: 2) {
          ForEach(colors, id: \.self) { color in
            Rectangle().fill(color.gradient).aspectRatio(1, contentMode: .fit)
          }
        }
      }
    }
    .ignoresSafeArea(edges: .top)
  }
}

#Preview { Profile() }
