// source: https://github.com/home-assistant/iOS/tree/d722d7811aec72397d05837477c5f146943b6248
//   Tests/App/Onboarding/__Snapshots__/SelectionOptionView.test/
//   testLongTextContentSnapshot.long-text-content-light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 54 0 34 0
// type size: medium
// tolerance: 1
// frame one: 50.67 309.00 288.67 167.33
// text Short: 103.05 508.01 28.23 any
// text Brief: 103.11 525.01 24.51 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      option(
        "one",
        "This is a very long title that should wrap to multiple lines and test how the layout handles extensive text content in the selection option view",
        "This is also a very long subtitle that provides additional context and information about the selection option, testing how subtitles handle multiline text and proper spacing within the component layout"
      )
      option("two", "Short", "Brief")
    }
    .padding()
    .frame(maxWidth: 320)
  }
}

func option(_ id: String, _ title: String, _ subtitle: String? = nil) -> some View {
  Button {
  } label: {
    HStack(alignment: .center, spacing: 16) {
      Circle().stroke(.gray, lineWidth: 2).frame(width: 20, height: 20)
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.caption).multilineTextAlignment(.leading)
        if let subtitle {
          Text(subtitle).font(.caption2).multilineTextAlignment(.leading)
        }
      }
      Spacer()
    }
    .padding(16)
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(.gray, lineWidth: 1))
    .accessibilityIdentifier(id)
  }
  .buttonStyle(PlainButtonStyle())
}
