// source: https://github.com/BarredEwe/Prefire/tree/c79ca7966bc130d415b81cd7fdaa25fb76d9530b
//   Example/PrefireExampleTests/__Snapshots__/PreviewTests/
//   test_greenButton.1.png
// observed: Apple SwiftUI, iOS 17 simulator (2024), 375x68 view, 3x
// confidence: observed
// platform: ios 17
// container: 375x68
// tolerance: 1
// text Apply: 152.41 17.05 69.68 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Button("Apply") {}
      .foregroundColor(.black)
      .font(.title)
      .padding()
      .frame(maxWidth: .infinity)
      .frame(height: 68)
      .background(Capsule().foregroundColor(.green.opacity(0.2)))
  }
}
