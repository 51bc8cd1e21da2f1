import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      VStack(spacing: 8) {
        item(120, .red)
        item(80, .orange)
      }
      item(160, .yellow)
      item(100, .green)
      VStack(spacing: 8) {
        item(140, .blue)
        item(90, .purple)
      }
    }
    .frame(maxHeight: 320).padding(12).background(Color.white)
  }
  func item(_ height: CGFloat, _ color: Color) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Header").font(.caption.bold()).frame(maxWidth: .infinity, alignment: .leading).padding(
        4
      )
      .background(Color.black.opacity(0.12))
      RoundedRectangle(cornerRadius: 6).fill(color).frame(width: 80, height: height)
    }
    .fixedSize(horizontal: true, vertical: false).padding(6).background(color.opacity(0.15))
    .cornerRadius(8)
  }
}
