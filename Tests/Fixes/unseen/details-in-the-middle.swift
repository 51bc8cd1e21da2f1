// fix: yattee/yattee aa9e52fa
// change: a cell's details get maxWidth: .infinity and the alignment topLeading
// ask: {"device": "iphone-se-3"}
import SwiftUI

#Preview {
  VStack {
    Rectangle().fill(Color.gray).aspectRatio(16 / 9, contentMode: .fit)
    VStack(alignment: .center, spacing: 2) {
      Text("How to sharpen a plane blade by hand")
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
      HStack(spacing: 8) {  // !
        Text("Shed and Bench")
        Text("2 days ago")
      }
      .lineLimit(1)
      .foregroundColor(.secondary)
      .frame(minHeight: 30, alignment: .top)  // -
      // + .frame(maxWidth: .infinity, minHeight: 30, alignment: .topLeading)
    }
    .padding(.top, 4)
    .frame(minWidth: 0, maxWidth: .infinity, alignment: .topLeading)
    Spacer()
  }
}
