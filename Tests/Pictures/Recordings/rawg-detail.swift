import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ZStack(alignment: .bottom) {
          LinearGradient(
            colors: [blue.opacity(0.8), blue.opacity(0.4), rgb(0xF5F7F9)], startPoint: .top,
            endPoint: .bottom
          )
          .frame(height: 320)
          Image(systemName: "gamecontroller.fill").font(.system(size: 80)).foregroundStyle(.white)
            .shadow(color: .black.opacity(0.3), radius: 10, y: 5).padding(.bottom, 40)
        }
        VStack(spacing: 24) {
          Text("Halo").font(.title.weight(.bold)).foregroundStyle(black)
          HStack(spacing: 0) {
            stat("star.fill", "0.0", "Rating")
            Divider().frame(height: 40)
            stat("calendar", "—", "Release")
            Divider().frame(height: 40)
            stat("desktopcomputer", "—", "Platform")
          }
          .padding(.vertical, 16).background(.white).clipShape(RoundedRectangle(cornerRadius: 16))
          VStack(alignment: .leading, spacing: 12) {
            Text("About").font(.headline).foregroundStyle(black)
            Text("No description available.").italic().foregroundStyle(gray)
          }
          .frame(maxWidth: .infinity, alignment: .leading).padding(16).background(.white)
          .clipShape(RoundedRectangle(cornerRadius: 16))
          HStack(spacing: 16) {
            button("heart", "Favorite", blue, blue.opacity(0.1))
            button("square.and.arrow.up", "Share", .white, blue)
          }
        }
        .padding(20)
      }
    }
    .ignoresSafeArea(edges: .top).background(rgb(0xF5F7F9))
  }
  let blue = rgb(0x4157F9)
  let black = rgb(0x12181E)
  let gray = rgb(0x5C6166)
  func stat(_ icon: String, _ value: String, _ label: String) -> some View {
    VStack(spacing: 4) {
      Image(systemName: icon).font(.system(size: 16)).foregroundStyle(blue)
      Text(value).font(.headline).foregroundStyle(black)
      Text(label).font(.caption).foregroundStyle(gray)
    }
    .frame(maxWidth: .infinity)
  }
  func button(_ icon: String, _ title: String, _ color: Color, _ ground: Color) -> some View {
    HStack {
      Image(systemName: icon)
      Text(title)
    }
    .foregroundStyle(color).frame(maxWidth: .infinity).padding(.vertical, 14)
    .background(ground)
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

func rgb(_ number: Int) -> Color {
  Color(
    red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
    blue: Double(number & 255) / 255)
}
