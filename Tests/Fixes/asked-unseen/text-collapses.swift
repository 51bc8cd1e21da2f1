// asked: https://github.com/SvenTiigi/WhatsNewKit/pull/53
// wanted: features whose texts are shown whole
// change: the texts get fixedSize(horizontal: false, vertical: true)
// ask: {"device": "iphone-se-1"}
import SwiftUI

#Preview {
  VStack(spacing: 40) {
    Text("What is new").font(.largeTitle.bold())
    ForEach(0..<4) { index in
      HStack {
        Image(systemName: "star").font(.title)
        VStack(alignment: .leading) {
          Text("Feature \(index)").font(.headline)
          Text("You can now look at everything that was changed since you were here.")  // !
            // + .fixedSize(horizontal: false, vertical: true)
            .accessibilityIdentifier("text")
        }
      }
    }
    Button("Continue") {}.frame(height: 50)
  }
  .padding(24)
}
