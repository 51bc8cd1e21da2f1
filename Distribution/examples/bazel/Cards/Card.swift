import SwiftUI

struct Card: View {
  let title: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      Text("Nothing but a card.").font(.subheadline)
    }
    .padding()
  }
}

#Preview("Card") { Card(title: "A card") }
#Preview("Long") { Card(title: "A card with a title that takes more than one line") }
