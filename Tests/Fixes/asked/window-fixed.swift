// asked: https://github.com/Vixen-Labs/busylight/issues/18
// wanted: settings that are shown whole at large letters
// change: the frame's height becomes a minHeight
// ask: {"device": "ipad-pro-11-m4", "typeSize": "accessibility3"}
import SwiftUI

#Preview {
  VStack(alignment: .leading) {
    ForEach(["Camera", "Microphone", "Calendar", "Focus"], id: \.self) { name in
      VStack(alignment: .leading) {
        Text(name).font(.headline)
        Text("Light up while it is used")
        Text("And for a minute after")
      }
    }
    Text("What is chosen here is kept on this device.").font(.caption)
  }
  .padding()
  .accessibilityIdentifier("settings")
  .frame(width: 600, height: 500)  // -
  // + .frame(minWidth: 600, minHeight: 500)
  .background(.yellow)
  .accessibilityIdentifier("window")
}
