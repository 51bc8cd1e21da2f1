// asked: https://github.com/mlemgroup/mlem/issues/348
// wanted: the last post above a tab bar of our own
// change: the bar is put into safeAreaInset
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  ZStack(alignment: .bottom) {  // -
    ScrollView {
      LazyVStack { ForEach(0..<40) { Text("Post \($0)").frame(height: 60) } }
    }
    // + .safeAreaInset(edge: .bottom) {
    HStack {
      Image(systemName: "house"); Spacer(); Image(systemName: "gear")
    }  // !
    .padding()  // !
    .frame(maxWidth: .infinity)
    .background(.bar)  // !
  }
}
