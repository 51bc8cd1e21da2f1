// fix: khcrysalis/Feather de9fb82
// change: a benefit's texts get fixedSize(horizontal: false, vertical: true)
// ask: {"device": "iphone-se-3", "typeSize": "accessibility1"}
import SwiftUI

#Preview {
  VStack(spacing: 14) {
    VStack(alignment: .center, spacing: 12) {
      Image(systemName: "heart").font(.system(size: 38, weight: .bold))
      Text("Donations").font(.title).bold()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
    HStack(alignment: .center, spacing: 14) {
      Image(systemName: "lock.fill").font(.system(size: 32)).frame(width: 39, alignment: .center)
      VStack(alignment: .leading, spacing: 2) {  // !
        Text("Club").font(.headline)
        Text(  // !
          "Come into our club, where we talk of what is next and how to make it better for you."
        )  // !
        .font(.subheadline)
      }
      // + .fixedSize(horizontal: false, vertical: true)
    }
    Button {
    } label: {
      Text("Donate").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.pink)
    }
    .frame(height: 45)
  }
  .frame(height: 345)
  .padding()
}
