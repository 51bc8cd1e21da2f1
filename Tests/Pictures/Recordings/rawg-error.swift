import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "exclamationmark.triangle.fill").font(.system(size: 50)).foregroundColor(
        .red)
      VStack(spacing: 8) {
        Text("Something went wrong").font(.headline).foregroundColor(rgb(0x12181E))
        Text("Failed to load. Please try again.").font(.callout).foregroundColor(rgb(0x5C6166))
          .multilineTextAlignment(.center)
      }
      Button {
      } label: {
        Text("Try Again").font(.headline).foregroundColor(.white).padding(.horizontal, 24).padding(
          .vertical, 12
        )
        .background(rgb(0x4157F9)).cornerRadius(8)
      }
    }
    .padding(32).frame(maxWidth: .infinity, maxHeight: .infinity).background(rgb(0xF5F7F9))
  }
}

func rgb(_ number: Int) -> Color {
  Color(
    red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
    blue: Double(number & 255) / 255)
}
