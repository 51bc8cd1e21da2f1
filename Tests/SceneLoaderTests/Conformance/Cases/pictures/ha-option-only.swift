// source: https://github.com/home-assistant/iOS/tree/d722d7811aec72397d05837477c5f146943b6248
//   Tests/App/Onboarding/__Snapshots__/SelectionOptionView.test/
//   testSingleOptionSnapshot.single-option-light.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26.4), 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 54 0 34 0
// type size: medium
// tolerance: 1
// frame one: 15.67 400.33 358.67 63.33
// text Only Available Option: 68.05 416.20 111.84 any
// text This is the only choice available: 67.94 433.53 165.34 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      option("one", "Only Available Option", "This is the only choice available")
    }
    .padding()
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
