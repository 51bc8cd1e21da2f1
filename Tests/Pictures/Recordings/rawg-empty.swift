import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      Spacer()
      Image(systemName: "magnifyingglass").font(.system(size: 64)).foregroundStyle(rgb(0x5C6166))
      VStack(spacing: 8) {
        Text("No Results").font(.title2.weight(.semibold)).foregroundStyle(rgb(0x12181E))
        Text("Nothing to show here.").font(.body).foregroundStyle(rgb(0x5C6166))
          .multilineTextAlignment(.center)
          .padding(.horizontal, 32)
      }
      Button {
      } label: {
        Text("Try Again").font(.headline).foregroundStyle(.white).padding(.horizontal, 24).padding(
          .vertical, 12
        )
        .background(rgb(0x1EA8EF)).cornerRadius(8)
      }
      .padding(.top, 8)
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity).background(rgb(0xF5F7F9))
    .frame(width: 390, height: 400)
  }
}

func rgb(_ number: Int) -> Color {
  Color(
    red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
    blue: Double(number & 255) / 255)
}
