import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        pill("Large", .system(size: 34, weight: .bold), .blue)
        pill("small", .system(size: 14), .orange)
        pill("Title", .title2, .green)
        pill("caption", .caption, .pink)
      }
      pill("Body", .body, .purple)
    }
    .frame(width: 300, alignment: .leading).padding(12).background(Color.white)
  }
  func pill(_ text: String, _ font: Font, _ tint: Color) -> some View {
    Text(text).font(font).foregroundStyle(.black).fixedSize().padding(.horizontal, 8).padding(
      .vertical, 4
    )
    .background(RoundedRectangle(cornerRadius: 6).fill(tint.opacity(0.16)))
    .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(tint, lineWidth: 1))
  }
}
