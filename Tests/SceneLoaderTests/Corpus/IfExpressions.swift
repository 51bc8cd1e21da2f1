import SwiftUI

struct ContentView: View {
  let temperature = 31

  var body: some View {
    let color: Color =
      switch temperature {
      case ..<0: .blue
      case 0..<20: .green
      case 20...30: .orange
      default: .red
      }
    let advice = if temperature > 30 { "Stay inside" } else { "Go for a walk" }

    VStack {
      Text("\(temperature)°")
        .font(.largeTitle)
        .foregroundStyle(color)
      Text(advice)
    }
    .padding()
    .background {
      RoundedRectangle(cornerRadius: 12)
        .strokeBorder(color, lineWidth: 2)
    }
  }
}
