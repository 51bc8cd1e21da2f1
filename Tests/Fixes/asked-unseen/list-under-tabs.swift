// asked: https://github.com/danielsaidi/BottomSheet/issues/2
// wanted: the last row of a sheet's scroll view above the tab bar
// change: the content gets the safe area's bottom as its padding
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  GeometryReader { proxy in
    ZStack(alignment: .bottom) {
      Color.gray.ignoresSafeArea()
      ScrollView {
        VStack {
          ForEach(1...20, id: \.self) { index in
            Text("Item \(index)").frame(maxWidth: .infinity).padding()
          }
        }
        // + .padding(.bottom, proxy.safeAreaInsets.bottom)
      }
      .frame(height: 400)
      .background(.white)
      .ignoresSafeArea(edges: .bottom)  // !
    }
  }
}
