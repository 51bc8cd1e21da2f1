import SwiftUI

struct CardStack: View {
  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<5) { number in Card(title: "Card \(number)") }
      }
    }
  }
}

#Preview("Stack") { CardStack() }
