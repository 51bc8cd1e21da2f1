// asked: https://github.com/ngageoint/mage-ios/pull/202
// wanted: a sheet over a map that shows all of its small card
// change: the detent is as high as the card needs
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  Color.teal
    .sheet(isPresented: .constant(true)) {
      VStack(alignment: .leading, spacing: 12) {
        Text("Observation 12").font(.title2)
        Text("North of the pier, at 14:30").font(.subheadline)
        HStack {
          Button("Photos") {}; Button("Directions") {}
        }.buttonStyle(.bordered)
        Text("Reported by the harbour office, and seen twice since then by the coast guard.")
        Button("More details") {}.frame(height: 50)
      }
      .padding()
      .presentationDetents([.height(220)])  // -
      // + .presentationDetents([.height(320)])
    }
}
