// source: XCUI dump in WordPress-iOS documentation of WebDriverAgent
// observed: XCUI debugDescription, iOS 26, 402x874 at 3x
// confidence: observed
// platform: ios 26
// container: iphone-17-pro
// tolerance: 0.5
// frame first: any 116 any any
// notes: The bar is {0, 62}, 402x54; its title {178.7, 73.7} 44.7x20.7 and its round button {16,
//   62} 44x44 are what Reflow prints too.

import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        Color.gray.frame(height: 300).accessibilityIdentifier("first")
      }
      .navigationTitle("Posts")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button {
          } label: {
            Image(systemName: "chevron.left")
          }
        }
      }
    }
  }
}
