// asked: https://github.com/Silo-Server/silo-apple/pull/132
// wanted: a long server's name that ends before the button that closes
// change: the button stands beside the name, and not over it
// ask: {"container": "260x500"}
import SwiftUI

#Preview {
  VStack {
    HStack {
      Text("The library of the house by the sea")
        .font(.headline)
        .lineLimit(1)
        .accessibilityIdentifier("name")
        .frame(maxWidth: .infinity, alignment: .center)
        .overlay(alignment: .trailing) {  // -
          Button {  // !
          } label: {
            Image(systemName: "arrow.left")
          }
          .accessibilityLabel("Close")
          .accessibilityIdentifier("close")
        }  // -
    }
    Spacer()
  }
  .padding(.horizontal, 20)
}
