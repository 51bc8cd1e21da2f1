import SwiftUI

struct ContentView: View {
  let blue = Color(red: 0x03 / 255, green: 0xA9 / 255, blue: 0xF4 / 255)
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        RoundedRectangle(cornerRadius: 12, style: .continuous).fill(blue.opacity(0.2))
          .overlay {
            RoundedRectangle(cornerRadius: 12, style: .continuous).strokeBorder(blue.opacity(0.28))
          }
          .overlay {
            Image(systemName: "washer.fill").foregroundStyle(blue).frame(width: 28, height: 28)
          }
          .frame(width: 48, height: 48)
        VStack(alignment: .leading, spacing: 4) {
          Text("Laundry").font(.title3.weight(.semibold)).lineLimit(1)
          Text("Washing cycle").font(.body).foregroundStyle(.secondary).lineLimit(2)
        }
        Spacer(minLength: 0)
        Text("40%").font(.headline.monospacedDigit()).lineLimit(1)
      }
      GeometryReader { place in
        ZStack(alignment: .leading) {
          Capsule().fill(.primary.opacity(0.12))
          Capsule().fill(blue).frame(width: place.size.width * 0.4)
        }
      }
      .frame(height: 10)
    }
    .padding(16)
  }
}
