// asked: https://github.com/paololeonardi/WaterfallGrid/issues/27
// wanted: cards in two columns on an iPhone as well as on an iPad
// change: the card's width becomes a maxWidth
// ask: {"device": "iphone-16"}
import SwiftUI

struct SectionCard: View {
  var title: String
  var body: some View {
    VStack {
      Image(systemName: "person").font(.largeTitle)
      Text(title)
    }
    .padding()
    .frame(width: 300, height: 160)  // -
    // + .frame(maxWidth: 300, minHeight: 160)
    .background(.yellow)
  }
}

#Preview {
  ScrollView {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      SectionCard(title: "Address").accessibilityIdentifier("card")
      SectionCard(title: "Contracts")
      SectionCard(title: "Bank")
      SectionCard(title: "Messages")
    }
  }
}
