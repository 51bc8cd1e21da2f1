// source: https://github.com/fespinoza/sample-json-app@3a7811d0edff
//   SampleProjectTests/MovieDetails/__Snapshots__/MovieDetailsViewTests/testView_iPhone_lightMode_dynamicType.1.png
// observed: Apple SwiftUI, iOS 17 simulator (Xcode 15.3, April 2024), ViewImageConfig iPhone 13
//   Pro, type size accessibility4, 3x
// confidence: observed
// platform: ios 17
// container: iphone-13-pro
// type size: accessibility4
// tolerance: 1
// frame overview: 16.2 580.85 any any
// frame words: 15.87 653.58 any any
// notes: The poster's height (457.85) is taken from the picture, so the first heading proves
//   nothing.

import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 32) {
          Color.blue.frame(height: 457.85).padding(.horizontal, -16)
          VStack(alignment: .leading, spacing: 16) {
            Text("Overview").font(.headline).accessibilityIdentifier("overview")
            Text(
              "Set more than a decade after the events of the first film, learn the story of the Sully family (Jake, Neytiri, and their kids), the trouble that follows them, the lengths they go to keep each other safe, the battles they fight to stay alive, and the tragedies they endure."
            ).accessibilityIdentifier("words")
          }
          .frame(maxWidth: 560)
          VStack(alignment: .leading, spacing: 16) {
            Text("Trailer").font(.headline).accessibilityIdentifier("trailer")
            Color.red.frame(height: 200).accessibilityIdentifier("video")
          }
          .frame(maxWidth: 560)
        }
        .padding(.bottom, 64)
        .padding(.horizontal, 16)
      }
      .navigationTitle("Avatar: The Way of Water")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
