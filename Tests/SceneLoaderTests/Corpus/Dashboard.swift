import SwiftUI

struct Tile<Content: View>: View {
  let title: LocalizedStringKey
  var tint: Color = .blue
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.caption.weight(.semibold))
        .textCase(.uppercase)
        .foregroundStyle(tint)
      content()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(12)
    .background(tint.opacity(0.12))
    .cornerRadius(12)
  }
}

struct ContentView: View {
  let values = stride(from: 1.0, through: 4.0, by: 0.5).map { $0 * $0 }

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        Tile(title: "Steps") { Text("8 412").font(.title) }
        Tile(title: "Sleep", tint: .purple) { Text("7 h 20 min").font(.title3) }
      }
      .fixedSize(horizontal: false, vertical: true)

      Tile(title: "Trend", tint: .green) {
        HStack(alignment: .bottom, spacing: 3) {
          ForEach(Array(values.enumerated()), id: \.offset) { _, value in
            Capsule()
              .frame(height: value * 4)
          }
        }
        .frame(height: 70, alignment: .bottom)
      }
      .frame(height: 130)
      Spacer()
    }
    .padding()
  }
}
