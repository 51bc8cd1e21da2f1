// source: https://github.com/Matronhq/matron-apple/tree/57b494826b58e6152397bb535063e54475b32d0a
//   MatronMacTests/__Snapshots__/MacSasViewSnapshotTests/
//   test_emojiCompareState.mac-MacSasView_emojiCompare-light.png
// observed: Apple SwiftUI, macOS 26 (July 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 480x400
// tolerance: 1
// text Compare these emojis with the other device.: 114.31 76.66 252.70 any
// text Turtle: 70.62 170.67 28.65 any
// text Rocket: 172.13 170.92 34.14 any
// text Apple: 276.62 170.80 28.65 any
// text Cat: 385.40 170.97 17.37 any
// text Star: 74.90 246.97 20.37 any
// text Fire: 179.13 246.67 18.14 any
// text Unicorn: 272.13 246.67 38.74 any
// frame differ: 24.00 300.00 131.00 24.00
// text They don't match: 36.53 304.08 106.54 any
// frame match: 360.00 300.00 96.00 24.00
// text They match: 372.53 304.08 71.54 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 12) {
        Text("Compare these emojis with the other device.").font(.callout)
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: 4), spacing: 12
        ) {
          cell("🐢", "Turtle"); cell("🚀", "Rocket"); cell("🍎", "Apple"); cell("🐱", "Cat")
          cell("🌟", "Star"); cell("🔥", "Fire"); cell("🦄", "Unicorn")
        }
        .padding()
        .frame(maxWidth: .infinity)
      }
      HStack {
        Button("They don't match", role: .destructive) {}.accessibilityIdentifier("differ")
        Spacer()
        Button("They match") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("match")
      }
    }
    .padding(24)
    .frame(width: 480, height: 400)
  }
}

func cell(_ symbol: String, _ name: String) -> some View {
  VStack(spacing: 4) {
    Text(symbol).font(.system(size: 40))
    Text(name).font(.caption2)
  }
}
