import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Select a color").font(.body).fontWeight(.bold)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          pill("Blue", 0x0276FE, 0x0276FE, isChosen: true)
          pill("Green", 0x23BE9B, 0x50E3C2)
          pill("Yellow", 0xB09207, 0xFFD100)
          pill("Red", 0xEA4D85, 0xEA4D85)
        }
        .padding(.leading, 2)
      }
    }
    .padding().frame(width: 390)
  }
  func pill(_ name: String, _ color: Int, _ ground: Int, isChosen: Bool = false) -> some View {
    Text(name).font(.body).fontWeight(isChosen ? .bold : nil).padding(7).background(
      rgb(ground).opacity(0.2)
    )
    .foregroundColor(rgb(color)).cornerRadius(15)
    .overlay(RoundedRectangle(cornerRadius: 20).stroke(rgb(color), lineWidth: isChosen ? 2 : 0))
    .padding(.vertical, 2)
  }
}

func rgb(_ number: Int) -> Color {
  Color(
    red: Double(number >> 16) / 255, green: Double(number >> 8 & 255) / 255,
    blue: Double(number & 255) / 255)
}
