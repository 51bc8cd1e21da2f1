// asked: https://github.com/spacenation/swiftui-grid/issues/62
// wanted: a list in a scroll view that is as high as its rows
// change: the rows are put into a stack, which doesn't scroll itself
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  ScrollView {
    List {  // -
      // + VStack {
      Text("Bread").accessibilityIdentifier("row")
      Text("Milk")
    }
  }
}
