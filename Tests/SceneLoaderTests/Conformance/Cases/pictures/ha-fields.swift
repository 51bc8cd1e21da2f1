// source: https://github.com/home-assistant/iOS, snapshots of
//   Tests/Shared/DesignSystem/Components/HATextField.test/testSnapshot.light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 54 0 34 0
// type size: medium
// tolerance: 1
// frame empty: 16 336.67 358 53.00
// text Placeholder: 32.04 353.75 85.7 any
// frame short: 16 405.67 358 53.00
// text 123: 32.43 422.62 25.79 any
// notes: Boxes of 53 = 32 + 21 with a border that adds two pixels at each side, taken off here: a field is 21
//   high at 16 points.
import SwiftUI
struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      field("", "empty"); field("123", "short");
      field("https\u{3A}//bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.com", "long")
    }.padding()
  }
  func field(_ text: String, _ id: String) -> some View {
    HStack {
      TextField("Placeholder", text: .constant(text))
      Button {
      } label: {
        Image(systemName: "xmark")
      }.buttonStyle(.plain)
    }
    .padding(16).accessibilityIdentifier(id)
  }
}
