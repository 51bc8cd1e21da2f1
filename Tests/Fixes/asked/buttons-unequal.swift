// asked: https://github.com/inseven/bookmarks/issues/275
// wanted: two buttons side by side that are equally wide
// change: their labels get frame(maxWidth: .infinity)
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  HStack {
    Button {
    } label: {
      Text("Do not save")  // !
      // + .frame(maxWidth: .infinity)
    }
    .buttonStyle(.bordered)
    .accessibilityIdentifier("cancel")
    Button {
    } label: {
      Text("Save")  // !
      // + .frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .accessibilityIdentifier("save")
  }
  .padding()
}
