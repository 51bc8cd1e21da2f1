// fix: meshtastic/Meshtastic-Apple 6d965a8fc
// change: a device's picture in a frame of 100 goes from fill to fit
// ask: {"device": "iphone-se-3"}
// reflow: image device 300x520
import SwiftUI

#Preview {
  VStack {
    HStack {
      Circle().fill(Color.purple).frame(width: 105, height: 105)
      Divider()
      VStack {
        Image("device")  // !
          .resizable()  // !
          .aspectRatio(contentMode: .fill)  // -
          // + .aspectRatio(contentMode: .fit)
          .frame(width: 100, height: 100)  // !
          .cornerRadius(5)  // !
        Text("TBEAM").font(.title).fixedSize()
      }
    }
    .frame(height: 190)
    Text("Battery level 87 %")
  }
  .padding()
}
