import SwiftUI

struct CardStyle: ViewModifier {
  var inset: CGFloat = 16
  var color: Color

  func body(content: Content) -> some View {
    content
      .padding(inset)
      .background(color)
      .clipShape(RoundedRectangle(cornerRadius: inset / 2))
  }
}

extension View {
  func card(inset: CGFloat = 16, color: Color = .yellow) -> some View {
    modifier(CardStyle(inset: inset, color: color))
  }

  @ViewBuilder
  func bordered(if condition: Bool) -> some View {
    if condition {
      border(.black, width: 2)
    } else {
      self
    }
  }
}

struct ContentView: View {
  var body: some View {
    VStack(alignment: .trailing) {
      Text("Default").card()
      Text("Tight").card(inset: 4)
      Text("Green and framed").card(color: .green).bordered(if: true)
    }
  }
}
