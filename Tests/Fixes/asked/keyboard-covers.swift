// asked: https://github.com/VakhoKontridze/VComponents/issues/6
// wanted: a form whose lower fields can be seen while one types
// change: the fields are put into a ScrollView
// ask: {"device": "iphone-se-3", "keyboard": true}
import SwiftUI

struct Form20: View {
  @State private var text = ""
  var body: some View {
    // + ScrollView {
    VStack(spacing: 20) {  // !
      Text("Your address").accessibilityIdentifier("title")
      ForEach(0..<12, id: \.self) { TextField("Line \($0)", text: $text) }
    }
    .textFieldStyle(.roundedBorder)
    .padding()
    // + }
  }
}

#Preview { Form20() }
