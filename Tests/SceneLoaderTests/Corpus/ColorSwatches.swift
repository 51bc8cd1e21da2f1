import SwiftUI

extension Color {
  init(hex: UInt32) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }

  static let brand = Color(hex: 0x3366CC)
}

struct ContentView: View {
  let palette: [(String, UInt32)] = [("Sky", 0x87CE_EB), ("Sand", 0xC2B2_80), ("Moss", 0x8A9A_5B)]

  var body: some View {
    VStack(spacing: 0) {
      Color.brand
        .frame(maxHeight: 80)
        .overlay(Text("Brand").foregroundColor(.white))
      ForEach(palette, id: \.0) { name, hex in
        ZStack(alignment: .bottomTrailing) {
          Color(hex: hex)
          Text("\(name) #\(String(hex, radix: 16, uppercase: true))")
            .font(.system(.footnote, design: .monospaced))
            .padding(4)
        }
      }
    }
    .ignoresSafeArea()
  }
}
