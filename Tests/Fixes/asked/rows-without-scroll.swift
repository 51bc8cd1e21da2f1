// asked: https://github.com/tugayac/swiftui-custom-tab-bar-tutorial/issues/1
// wanted: a page of a hundred rows that stays above the tab bar
// change: the rows are put into a ScrollView
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  TabView {
    Tab("Recents", systemImage: "star") {
      // + ScrollView {
      VStack {  // !
        ForEach(1...100, id: \.self) { Text("Call \($0)") }
      }
      // + }
      .accessibilityIdentifier("page")
    }
    Tab("Saved", systemImage: "circle") { Text("Nothing yet") }
  }
}
