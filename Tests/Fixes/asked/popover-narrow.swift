// asked: https://github.com/parkuoa/moonleaf/issues/20
// wanted: a popover that shows its labels from their first letter on
// change: the popover loses its frame(width: 300)
// ask: {"device": "ipad-pro-11-m4"}
import SwiftUI

struct Filters: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Filters").font(.headline)
      HStack {
        Button("Mountains and lakes") {}.fixedSize()
        Button("Harbours") {}.fixedSize()
        Button("Bridges") {}.fixedSize()
      }
      .buttonStyle(.bordered)
      Text("Sort by")
    }
  }
}

#Preview {
  Text("Browse")
    .popover(isPresented: .constant(true)) {
      Filters()
        .accessibilityIdentifier("title")
        .frame(width: 300)  // -
        .padding()
        .accessibilityIdentifier("bubble")
    }
}
