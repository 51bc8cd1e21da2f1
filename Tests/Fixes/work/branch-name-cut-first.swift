// fix: CodeEditApp/CodeEdit f6d82b6d
// change: the description beside a branch's name gets layoutPriority(-1)
// ask: {"device": "iphone-se-3"}
import SwiftUI

#Preview {
  List {
    HStack(spacing: 8) {
      Label("fix/source-control-list-order", systemImage: "arrow.triangle.branch")  // !
        .lineLimit(1)
        .truncationMode(.middle)
      Spacer(minLength: 0)
      Text("Order branches by their names and cut the name last")  // !
        .lineLimit(1)
        .font(.footnote)
      // + .layoutPriority(-1)
    }
  }
}
