import SwiftUI

struct PillButtonStyle: ButtonStyle {
  var color: Color = .blue
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.horizontal, 20)
      .padding(.vertical, 12)
      .background(
        Capsule().fill(isEnabled ? color : .gray)
      )
      .foregroundColor(.white)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  static var pill: PillButtonStyle { PillButtonStyle() }
  static func pill(_ color: Color) -> PillButtonStyle { PillButtonStyle(color: color) }
}

struct CardModifier: ViewModifier {
  let radius: CGFloat

  func body(content: Content) -> some View {
    content
      .padding()
      .background(Color(.systemBackground))
      .clipShape(RoundedRectangle(cornerRadius: radius))
      .shadow(color: .black.opacity(0.1), radius: 8, x: 0, y: 4)
  }
}

extension View {
  func card(radius: CGFloat = 12) -> some View {
    modifier(CardModifier(radius: radius))
  }
}

struct StyledButtons: View {
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 12) {
      Button("Pay now") { taps += 1 }
        .buttonStyle(.pill)
      Button("Cancel", role: .destructive) { taps = 0 }
        .buttonStyle(.pill(.red))
        .disabled(taps == 0)
      Text("^ pressed \(taps) \(taps == 1 ? "time" : "times")")
        .font(.caption)
    }
    .card(radius: 20)
  }
}

#Preview {
  StyledButtons()
}
