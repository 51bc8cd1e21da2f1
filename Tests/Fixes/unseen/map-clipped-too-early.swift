// fix: element-hq/element-x-ios ec7670165
// change: clipped() moves from the map to the frame around it
// ask: {"device": "iphone-16"}
// reflow: image map 900x900
import SwiftUI

#Preview {
  VStack(alignment: .leading, spacing: 12) {
    Text("Kai shared where they are")
    VStack(alignment: .leading, spacing: 0) {
      Text("By the old lighthouse, near the stairs").padding(8)
      Image("map")  // !
        .resizable()
        .scaledToFill()
        .clipped()  // -
        .frame(maxHeight: 150)  // !
        .aspectRatio(1.5, contentMode: .fit)  // !
      // + .clipped()
    }
    .background(Color.gray.opacity(0.2))
    Text("I am on my way, ten minutes")
  }
  .padding()
}
