// source: https://github.com/BarredEwe/Prefire/tree/c79ca7966bc130d415b81cd7fdaa25fb76d9530b
//   Example/PrefireExampleTests/__Snapshots__/PreviewTests/
//   test_testView.1.png
// observed: Apple SwiftUI, iOS 17 simulator (2024), 375x667 view, 3x
// confidence: observed
// platform: ios 17
// container: 375x667
// safe area: 54 0 0 0
// type size: medium
// tolerance: 1
// text Turtle Rock: 16.10 339.59 129.64 any
// text Joshua Tree National Park: 16.17 373.72 167.85 any
// text California: 297.88 373.72 60.57 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Color.green.frame(height: 200)
      Circle().fill(.gray).frame(width: 183, height: 183)
        .offset(y: -130)
        .padding(.bottom, -130)
      VStack(alignment: .leading) {
        Text("Turtle Rock").font(.title)
        HStack {
          Text("Joshua Tree National Park").font(.subheadline)
          Spacer()
          Text("California").font(.subheadline)
        }
      }
      .padding()
      Spacer()
    }
  }
}
