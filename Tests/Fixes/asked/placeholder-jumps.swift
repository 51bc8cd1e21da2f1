// asked: https://github.com/readium/swift-toolkit/pull/65
// wanted: a title that stays where it is when the cover has come
// change: the frame is put around AsyncImage, and not into its content
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  VStack(alignment: .leading, spacing: 10) {
    AsyncImage(url: URL(string: "https://example.com/cover.jpg")) {
      $0.resizable().aspectRatio(contentMode: .fit)
        .frame(width: 150, height: 220)  // -
    } placeholder: {
      ProgressView()
    }
    // + .frame(width: 150, height: 220)
    .accessibilityIdentifier("cover")
    Text("The Lighthouse")
  }
}
