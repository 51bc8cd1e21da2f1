// asked: https://github.com/exyte/ScalingHeaderScrollView/issues/43
// wanted: pages in a scroll view that are as high as their content
// change: the pages get the height that their content has
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  ScrollView {
    VStack {
      Color.teal.frame(height: 200)
      TabView {  // !
        VStack { ForEach(0..<12) { Text("About \($0)").frame(height: 40) } }
        Text("Reviews")
      }
      .tabViewStyle(.page)
      // + .frame(height: 560)
    }
  }
}
