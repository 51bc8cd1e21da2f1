// source: https://github.com/home-assistant/iOS, snapshots of
//   Tests/Shared/DesignSystem/Components/ListPickerTests/testLitPickerContentUI.light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view in the window of another
//   device, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 59 0 34 0
// type size: medium
// tolerance: 1
// text Section 1: 31.78 122.62 68.52 any
// text Abc: 31.77 168.42 28.64 any
// text aaaa: 31.78 219.34 33.63 any
// text bbbb: 32.04 270.42 38.19 any
// text ccccc: 31.78 321.34 43.3 any
// text Section 2: 31.78 383.62 70.63 any
// notes: Below an inline title.
import SwiftUI
struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(1..<3) { section in
          Section("Section \(section)") {
            ForEach(["Abc", "aaaa", "bbbb", "ccccc"], id: \.self) { item in
              Button {
              } label: {
                HStack {
                  VStack(alignment: .leading) { Text(item) }.frame(
                    maxWidth: .infinity, alignment: .leading)
                  if section == 1, item == "aaaa" {
                    Image(systemName: "checkmark").accessibilityIdentifier("checkmark")
                  }
                }
              }
            }
          }
        }
      }
      .navigationTitle("Title 1").navigationBarTitleDisplayMode(.inline)
    }
  }
}
