// fix: passepartoutvpn/passepartout 6f64edc95
// change: a profile's name loses fixedSize()
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  ScrollView {
    VStack(alignment: .leading) {
      HStack(alignment: .center) {
        Menu {
          Button("Edit") {}
        } label: {
          Text("Office network of the second floor (Rotterdam)")  // !
            .fixedSize()  // -
            .font(.title2)
            .lineLimit(1)
        }
        Spacer()
        Toggle("", isOn: .constant(true)).labelsHidden()
      }
      Text("Connected")
    }
    .padding()
    .background(Color.gray.opacity(0.15))
  }
}
