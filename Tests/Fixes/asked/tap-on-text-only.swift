// asked: https://github.com/wireapp/wire-ios/pull/4871
// wanted: a row that can be tapped in all of its width
// change: the button's label gets a Spacer, frame(maxWidth: .infinity) and a contentShape
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  VStack(alignment: .leading, spacing: 0) {
    Text("Valid until May").padding()
    Divider()
    Button {  // !
    } label: {
      Text("Update certificate")  // -
      // + HStack { Text("Update certificate"); Spacer() }
      // + .frame(maxWidth: .infinity)
      // + .contentShape(Rectangle())
    }
    .accessibilityIdentifier("update")
    .padding()
  }
  .frame(maxWidth: .infinity, alignment: .leading)
  .background(Color(.systemGray6))
}
