// fix: yattee/yattee a5bfabed
// change: the player no longer ignores the safe area at its sides
// ask: {"device": "iphone-15", "landscape": true}
import SwiftUI

#Preview {
  ZStack {  // !
    Color.black
    VStack {
      HStack {
        Button("Close", systemImage: "xmark") {}.labelStyle(.iconOnly)
        Spacer()
        Text("A walk through the old town").lineLimit(1)
        Spacer()
        Button("Settings", systemImage: "gearshape") {}.labelStyle(.iconOnly)
      }
      Spacer()
      HStack {
        Text("12:04")
        Rectangle().frame(height: 4)
        Text("-31:20")
      }
    }
    .foregroundStyle(.white)
    .padding(8)
  }
  .ignoresSafeArea(edges: .horizontal)  // -
}
