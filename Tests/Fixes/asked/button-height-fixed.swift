// asked: https://github.com/kiwicom/orbit-swiftui/issues/107
// wanted: a button that grows with its letters
// change: frame(height: 44) becomes minHeight: 44
// ask: {"device": "iphone-16", "typeSize": "accessibility4"}
import SwiftUI

#Preview {
  Button {
  } label: {
    Text("Search for cheap flights")
      .font(.title3)
      .multilineTextAlignment(.center)
      .fixedSize(horizontal: false, vertical: true)
      .accessibilityIdentifier("title")
      .frame(maxWidth: .infinity)
      .frame(height: 44)  // -
      // + .frame(minHeight: 44)
      .background(.teal)
      .accessibilityIdentifier("button")
  }
  .padding()
}
