// fix: mullvad/mullvadvpn-app 5d269e8ab0
// change: a chip's border is padded by its own width
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  VStack(alignment: .leading) {
    Text("Active features").font(.headline)
    ScrollView(.horizontal) {
      HStack(spacing: 8) {
        ForEach(["Split", "Padding", "Two hops"], id: \.self) { name in
          Text(name)
            .font(.subheadline)
            .lineLimit(1)
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(  // !
              RoundedRectangle(cornerRadius: 8)  // !
                .stroke(Color.blue, lineWidth: 1)  // !
              // + .padding(1)
            )
        }
      }
    }
  }
  .padding()
}
