import SwiftUI

/// A person with a picture and a badge.
struct Card: View {
  var name: String
  var badge = 3

  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(.blue)
        .frame(width: 48, height: 48)
        .accessibilityIdentifier("avatar")
        .overlay(alignment: .topTrailing) {
          Text("\(badge)")
            .font(.caption)
            .padding(4)
            .background(.red, in: .circle)
            .accessibilityIdentifier("badge")
        }
      VStack(alignment: .leading, spacing: 4) {
        Text(name).font(.headline).lineLimit(1).accessibilityIdentifier("name")
        Text("Online").font(.caption).accessibilityIdentifier("state")
      }
      Spacer(minLength: 0)
    }
    .padding()
    .accessibilityIdentifier("card")
  }
}

#Preview("Short") { Card(name: "Ada Lovelace") }
#Preview("Long") { Card(name: "Augusta Ada King, Countess of Lovelace") }
