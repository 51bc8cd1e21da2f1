// fix: meshtastic/Meshtastic-Apple da75837bd
// change: a model's name loses fixedSize() and gets frame(maxWidth: 125)
// ask: {"device": "iphone-se-3"}
// reflow: image board 200x200
import SwiftUI

#Preview {
  List {
    HStack {
      Circle().fill(Color.pink).frame(width: 65, height: 65)
      Divider()
      VStack {
        Image("board").resizable().aspectRatio(contentMode: .fit).frame(width: 75, height: 75)
        Text("HELTEC WIRELESS PAPER V1 BLUE")  // !
          .font(.caption2)
          .fixedSize()  // -
        // + .frame(maxWidth: 125)
      }
      Divider()
      VStack {
        Image(systemName: "cellularbars")
        Text("Signal good").font(.footnote)
        Text("RSSI -98dB").font(.caption2)
      }
    }
  }
}
