// asked: https://github.com/swiftui-library/hstack-snap-to-scroll/issues/5
// wanted: columns of names that all begin at the top, also the last one, which is shorter
// change: the columns get the alignment .top
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  ScrollView(.horizontal) {
    HStack {  // -
      // + HStack(alignment: .top) {
      VStack(alignment: .leading) {
        Text("Ada").accessibilityIdentifier("first"); Text("Ben"); Text("Cleo")
      }.frame(width: 200)
      VStack(alignment: .leading) {
        Text("Dora"); Text("Emil"); Text("Finn")
      }.frame(width: 200)
      VStack(alignment: .leading) { Text("Gus").accessibilityIdentifier("last") }.frame(width: 200)
    }
  }
}
