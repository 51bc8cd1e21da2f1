// asked: https://github.com/jellyfin/Swiftfin/pull/1223
// wanted: letters at the side of a list that are easy to tap
// change: each button gets a frame of 50 by 20
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  HStack {
    List { ForEach(0..<20) { Text("Film \($0)") } }
    VStack(spacing: 0) {
      ForEach(["A", "B", "C", "D", "E"], id: \.self) { letter in
        Button {  // !
        } label: {
          Text(letter).font(.caption2)  // !
          // + .frame(width: 50, height: 20)
        }
        .accessibilityIdentifier("letter")
      }
    }
  }
}
