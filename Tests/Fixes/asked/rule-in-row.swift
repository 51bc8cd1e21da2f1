// asked: https://github.com/CodeEditApp/CodeEdit/pull/606
// wanted: a thin line between two parts of a status bar
// change: the line gets a width of 1 in a row, and not a height
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  VStack {
    Spacer()
    HStack {
      Text("Line 12")
      Rectangle().fill(.gray)
        .frame(height: 1)  // -
        // + .frame(width: 1)
        .accessibilityIdentifier("line")
      Text("UTF-8")
    }
    .frame(height: 28)
  }
}
