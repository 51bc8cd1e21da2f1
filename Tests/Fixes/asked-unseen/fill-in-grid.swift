// asked: https://github.com/exyte/Grid/issues/4
// wanted: pictures that fill their columns of a grid
// change: the pictures fit, and don't fill
// ask: {"device": "iphone-16"}
// reflow: image harbour 1200x400
import SwiftUI

#Preview {
  LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
    ForEach(0..<7) { _ in
      Image("harbour").resizable()  // !
        .aspectRatio(contentMode: .fill)  // -
        // + .aspectRatio(contentMode: .fit)
        .frame(height: 120)
    }
  }
}
