import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        box(.blue, 45)
        box(.orange, 55)
        box(.green, 50)
        box(.yellow, 40)
        box(.brown, 60)
      }
      HStack(spacing: 8) {
        box(.mint, 48)
        box(.indigo, 52)
        box(.cyan, 58)
        box(.gray, 42)
        box(.pink, 46)
      }
    }
    .padding(12).background(Color.white)
  }
}
func box(_ color: Color, _ width: CGFloat, _ height: CGFloat = 50) -> some View {
  RoundedRectangle(cornerRadius: 10).fill(color.gradient).frame(width: width, height: height)
}
