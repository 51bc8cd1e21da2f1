// asked: https://github.com/globulus/swiftui-pull-to-refresh/issues/2
// wanted: a list that can be pulled to refresh, in a scroll view
// change: the list gets the height of a GeometryReader around the scroll view
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  GeometryReader { proxy in
    ScrollView {
      VStack {
        List {  // !
          ForEach(1..<20) { hour in Text("\(hour) o'clock").accessibilityIdentifier("row") }
        }
        // + .frame(height: proxy.size.height)
      }
      .padding()
    }
  }
}
