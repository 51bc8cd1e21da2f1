// fix: meshtastic/Meshtastic-Apple 836c2c4ad
// change: a row's frame(height: 62) becomes minHeight: 62
// ask: {"device": "iphone-16", "typeSize": "accessibility5"}
import SwiftUI

#Preview {
  List {
    ForEach(["North hill", "Valley", "Lake side"], id: \.self) { name in
      HStack {  // !
        Circle().fill(Color.green).frame(width: 44, height: 44)
        VStack(alignment: .leading) {
          HStack {
            Text(name).font(.headline)
            Spacer()
            Text("09:41").font(.footnote)
          }
          Text("Anyone awake up there tonight?").font(.footnote)
        }
      }
      .frame(height: 62)  // -
      // + .frame(minHeight: 62)
    }
  }
  .listStyle(.plain)
}
