// asked: https://github.com/Jake-Short/swiftui-image-viewer/issues/9
// wanted: a portrait picture that isn't pulled wide
// change: the picture gets its own ratio
// ask: {"device": "iphone-16"}
// reflow: image portrait 600x1200
import SwiftUI

#Preview {
  VStack {
    Text("Photo")
    Image("portrait")  // !
      .resizable()
      // + .aspectRatio(contentMode: .fit)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
