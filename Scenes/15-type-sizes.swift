// reflow: title "A card that large type breaks"
// reflow: ask "How wide is the price?"
// reflow: answer "What the title leaves" if width of price < ideal width of price
// reflow: answer "As wide as its text needs" if width of price = ideal width of price
// reflow: answer "As wide as the title" if width of price = width of title
//
// A text that is fixed in size takes what it needs, and what stands beside it gets the rest. With
// letters as large as some people need them the rest is too little for a title on one line.
//
// Try: M shows all type sizes side by side. From which one on is the title cut? Which modifier of
// the card would you change?

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      RoundedRectangle(cornerRadius: 16)
        .fill(.teal)
        .frame(height: 180)
        .overlay {
          Image(systemName: "airplane")
            .font(.largeTitle)
            .foregroundStyle(.white)
        }

      HStack {
        VStack(alignment: .leading) {
          Text("Weekend in Copenhagen")
            .font(.headline)
            .lineLimit(1)
            .accessibilityIdentifier("title")
          Text("12–14 June · 2 guests")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Text("€ 420")
          .font(.title2.bold())
          .fixedSize()
          .accessibilityIdentifier("price")
      }

      HStack {
        Button("Details") {}
          .buttonStyle(.bordered)
        Button("Book now") {}
          .buttonStyle(.borderedProminent)
      }

      Label("Free cancellation", systemImage: "checkmark.circle")
        .foregroundStyle(.green)
      Spacer()
    }
    .padding()
  }
}
