import SwiftUI

struct ContentView: View {
  let red = Color(red: 0xF4 / 255, green: 0x43 / 255, blue: 0x36 / 255)
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      RoundedRectangle(cornerRadius: 12, style: .continuous).fill(red.opacity(0.2))
        .overlay {
          RoundedRectangle(cornerRadius: 12, style: .continuous).strokeBorder(red.opacity(0.28))
        }
        .overlay {
          Image(systemName: "battery.100").foregroundStyle(red).frame(width: 28, height: 28)
        }
        .frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 4) {
        Text("Laundry").font(.title3.weight(.semibold)).lineLimit(1)
        Text("Charging paused").font(.body).foregroundStyle(.secondary).lineLimit(2)
      }
      Spacer(minLength: 0)
      Text("20%").font(.headline).lineLimit(1)
    }
    .padding(16)
  }
}
