// asked: https://github.com/onmyway133/blog/issues/508
// wanted: a list's row whose colour goes over the whole width
// change: the texts get frame(maxWidth: .infinity) before the colour
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  List {
    VStack(alignment: .leading) {
      Text("The Lighthouse").font(.headline)
      Text("A novel").font(.subheadline)
    }
    .padding()
    // + .frame(maxWidth: .infinity, alignment: .leading)
    .background(.orange)  // !
    .cornerRadius(8)
    .accessibilityIdentifier("row")
  }
  .listStyle(.grouped)
}
