// fix: EhPanda-Team/EhPanda 670b2ca3
// change: a Spacer() becomes a frame of the text that takes the width
// ask: {"device": "iphone-se-3", "typeSize": "xxxLarge"}
import SwiftUI

#Preview {
  Form {
    Section("Tags") {
      HStack {
        Text("Show translated tags where there are any")  // !
        // + .frame(maxWidth: .infinity, alignment: .leading)
        Spacer()  // -
        ZStack {
          Image(systemName: "exclamationmark.triangle.fill").opacity(0)
          ProgressView().opacity(0)
        }
        Toggle("", isOn: .constant(true))  // !
          .frame(width: 50)
        // + .padding(.leading, 20)
      }
    }
  }
}
